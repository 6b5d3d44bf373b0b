import './library_rule.js'
