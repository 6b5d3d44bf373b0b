import './exports.js'
import { registerTask } from '#core/scheduled/tasks'
import { notifyOverAllowance } from './actions/notify_over_allowance.js'

registerTask({
  name: 'notify of wastage over allowance',
  seconds: 300,
  run: () => notifyOverAllowance(),
})
