import { SYSTEM_ACTOR } from '#core/base/actor'
import { registerTask } from '#core/scheduled/tasks'
import { transact } from '#core/unit_of_work/transact'
import { openMonths } from './actions/open_months.js'
import './finance_points.js'

registerTask({
  name: 'open months to close',
  seconds: 3600,
  run: () => transact(SYSTEM_ACTOR, openMonths),
})
