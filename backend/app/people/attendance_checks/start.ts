import { registerTask } from '#core/scheduled/tasks'
import { closeDays } from './close_days.js'

registerTask({
  name: 'close days of attendance',
  seconds: 3600,
  run: () => closeDays(),
})
