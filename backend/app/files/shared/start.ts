import './library_rule.js'
import './references.js'
import './personal_data.js'
