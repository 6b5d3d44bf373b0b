import './openapi/account.js'
import './openapi/sessions.js'
import './openapi/users.js'
