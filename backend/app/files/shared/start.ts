import './library_rule.js'
import './references.js'
