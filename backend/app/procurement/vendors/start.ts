import './exports.js'
import './search.js'
import './imports.js'
