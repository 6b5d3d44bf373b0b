import './imports.js'
