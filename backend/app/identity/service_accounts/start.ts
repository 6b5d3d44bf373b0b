import './responsible.js'
import { registerTask } from '#core/scheduled/tasks'
import { notifyOfExpiry } from './expiry.js'

registerTask({ name: 'tokens of service accounts', seconds: 3600, run: notifyOfExpiry })
