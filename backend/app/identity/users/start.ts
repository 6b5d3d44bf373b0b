import './search.js'
import './held_access.js'
import './held_two_step.js'
import './held_email.js'
