import './notify_assigned.js'
import { registerHandover } from '#core/handovers/registry'
import { registerTask } from '#core/scheduled/tasks'
import { today } from '#core/settings/firm_clock'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import { onJoining } from '#people/shared/moments'
import { handOverItems } from './hand_over_items.js'
import { notifyOverdue } from './notify_overdue.js'
import { openFitting } from './open_checklist.js'

/** Who joined longer ago is entered late: their first days are over. */
const RECENT_DAYS = 30

onJoining(async (uow, employee) => {
  if (employee.joinOn >= formatDay(parseDay(today()) - RECENT_DAYS))
    await openFitting(uow, employee, 'onboarding', employee.joinOn)
})

registerHandover(handOverItems)

registerTask({
  name: 'remind of overdue checklist items',
  seconds: 6 * 3600,
  run: () => notifyOverdue(),
})
