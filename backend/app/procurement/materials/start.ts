import './search.js'
import './imports.js'
