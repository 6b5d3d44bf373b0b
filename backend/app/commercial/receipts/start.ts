import './exports.js'
import './search.js'
