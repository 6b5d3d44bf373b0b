import { onEvent } from '#core/outbox/listeners'
import { storeNeedDays } from '#production/material_needs/store_need_days'
import { CALENDAR_CHANGED, type CalendarChanged } from '#production/work_calendars/calendar_changed'
import { planCalendars } from '#production/work_calendars/plan_calendars'
import { projectsOn } from './reschedule.js'
import { RescheduleJob } from './reschedule_job.js'

/** Other working days give other dates. Plans are long to compute: whoever changed the calendar does not wait. */
onEvent<CalendarChanged>(CALENDAR_CHANGED, 'production.reschedule', async ({ payload }, uow) => {
  const { calendarId } = payload
  if (!(await projectsOn(uow, calendarId)).length) return
  const row: { name: string; name_ar: string } = await uow.trx
    .from('work_calendars')
    .where('id', calendarId)
    .select('name', 'name_ar')
    .firstOrFail()
  await uow.enqueue({
    type: RescheduleJob.jobName,
    title: `Dates by the calendar ${row.name}`,
    titleAr: `تواريخ حسب التقويم ${row.name_ar}`,
    payload: { calendarId },
    ...{ entityType: 'work_calendar', entityId: calendarId },
  })
})

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
