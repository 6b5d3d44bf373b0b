import './search.js'
import './held_access.js'
