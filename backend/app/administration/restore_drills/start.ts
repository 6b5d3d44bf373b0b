import { registerTask } from '#core/scheduled/tasks'
import './health.js'
import './restore_drill_job.js'
import { clearScratches, orderDueDrill } from './schedule.js'

registerTask({ name: 'order due restore drills', seconds: 60, run: () => orderDueDrill() })
registerTask({ name: 'clear restore drills', seconds: 600, run: clearScratches })
