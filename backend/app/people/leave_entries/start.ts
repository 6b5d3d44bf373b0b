import { registerTask } from '#core/scheduled/tasks'
import { accrueLeave } from './accrue_leave.js'
import { settleYear } from './settle_year.js'

registerTask({
  name: 'leave earned in the month and carried over the year',
  seconds: 6 * 3600,
  run: async () => {
    await accrueLeave()
    await settleYear()
  },
})
