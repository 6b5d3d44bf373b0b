import './exports.js'
