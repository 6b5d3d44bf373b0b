import { registerTask } from '#core/scheduled/tasks'
import { orderDueSweep } from './order_sweep.js'
import './sweep_job.js'

registerTask({ name: 'order retention runs', seconds: 600, run: () => orderDueSweep() })
