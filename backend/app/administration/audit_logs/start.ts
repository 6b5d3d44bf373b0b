import './exports.js'
import './mail_head.js'
