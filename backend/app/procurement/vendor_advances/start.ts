import { registerTask } from '#core/scheduled/tasks'
import { notifyExpiringAdvances } from './notify_expiring_advances.js'

registerTask({
  name: 'notify expiring guarantees of advances',
  seconds: 24 * 3600,
  run: () => notifyExpiringAdvances(),
})
