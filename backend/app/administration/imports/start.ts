import './import.js'
import './file_rule.js'
import './retention.js'
