import './file_rule.js'
