import './exports.js'
import './search.js'
import './imports.js'
import './personal_data.js'
