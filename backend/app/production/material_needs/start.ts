import { onEvent } from '#core/outbox/listeners'
import { projectsOn } from '#production/schedules/reschedule'
import { CALENDAR_CHANGED, type CalendarChanged } from '#production/work_calendars/calendar_changed'
import { planCalendars } from '#production/work_calendars/plan_calendars'
import { storeNeedDays } from './store_need_days.js'

/**
 * Other working days move needs: of every plan, since calendars build on each other. Where dates of the plan
 * follow too, needs move with them, so that buyers hear of it once.
 */
onEvent<CalendarChanged>(CALENDAR_CHANGED, 'production.move_needs', async ({ payload }, uow) => {
  const rescheduled = await projectsOn(uow, payload.calendarId)
  const rows = await uow.trx
    .from('material_needs')
    .whereNotIn('project_id', rescheduled)
    .distinct('project_id')
    .orderBy('project_id')
  const calendars = await planCalendars(uow.trx)
  for (const { project_id: projectId } of rows) {
    // as a change of its schedule does, so that neither sees half of the other
    await uow.trx.from('projects').where('id', projectId).forUpdate().select('id')
    await storeNeedDays(uow, projectId, calendars)
  }
})
