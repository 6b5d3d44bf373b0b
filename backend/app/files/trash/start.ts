import './empty_trash.js'
