import './health.js'
import { registerTask } from '#core/scheduled/tasks'
import { openDueReview, remindOfReview } from './schedule.js'

registerTask({
  name: 'access reviews',
  seconds: 600,
  run: async () => {
    await openDueReview()
    await remindOfReview()
  },
})
