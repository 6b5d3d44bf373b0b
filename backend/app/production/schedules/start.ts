import { onEvent } from '#core/outbox/listeners'
import { CALENDAR_CHANGED, type CalendarChanged } from '#production/work_calendars/calendar_changed'
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
