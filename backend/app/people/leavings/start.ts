import { registerTask } from '#core/scheduled/tasks'
import { dropLeaving } from '#people/checklists/open_checklist'
import { onLeavingCalledOff } from '#people/shared/moments'
import { endDue } from './end_due.js'
import { requireNotEnded } from './enter_leaving.js'

onLeavingCalledOff(async (uow, { employeeId, jobChangeId }) => {
  await requireNotEnded(uow, jobChangeId)
  await dropLeaving(uow, employeeId)
})

// by the firm's clock: nobody works on for long when their last day is over
registerTask({ name: 'end the access of those who left', seconds: 15, run: () => endDue() })
