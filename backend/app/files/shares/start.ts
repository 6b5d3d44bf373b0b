import './close_expired.js'
