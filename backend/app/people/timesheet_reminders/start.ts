import { registerTask } from '#core/scheduled/tasks'
import { remindMissing } from './remind_missing.js'

registerTask({
  name: 'remind of timesheets that are not submitted',
  seconds: 24 * 3600,
  run: () => remindMissing(),
})
