import './search.js'
