import './exports.js'
import './sums_exports.js'
import { registerTask } from '#core/scheduled/tasks'
import { takeProgress } from './actions/take_progress.js'
import { notifyOverAllowance } from './actions/notify_over_allowance.js'

registerTask({
  name: 'notify of wastage over allowance',
  seconds: 300,
  run: () => notifyOverAllowance(),
})

registerTask({
  name: 'progress of materials by the schedule',
  seconds: 300,
  run: () => takeProgress(),
})
