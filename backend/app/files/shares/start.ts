import './close_expired.js'
import './end_with_account.js'
import './retention.js'
