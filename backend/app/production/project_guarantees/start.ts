import { registerTask } from '#core/scheduled/tasks'
import './exports.js'
import { notifyExpiringGuarantees } from './notify_expiring_guarantees.js'

registerTask({
  name: 'notify of expiring guarantees',
  seconds: 24 * 3600,
  run: () => notifyExpiringGuarantees(),
})
