import { registerTask } from '#core/scheduled/tasks'
import './health.js'
import './make_backup_job.js'
import { removePast } from './remove_past.js'
import { failLost, orderDueBackup, tellOverdue } from './schedule.js'

registerTask({ name: 'order due backups', seconds: 60, run: () => orderDueBackup() })
registerTask({
  name: 'keep backups',
  seconds: 600,
  run: async () => {
    await failLost()
    await tellOverdue()
    await removePast()
  },
})
