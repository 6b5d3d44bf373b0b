import { PlainController } from '#core/resources/plain_controller'
import { CALENDAR_CHANGED } from '#production/work_calendars/calendar_changed'
import { checkCalendar } from '#production/work_calendars/calendar_rules'
import { keepFirmCalendar, keepFirmCode } from '#production/work_calendars/firm_calendar'
import WorkCalendar from '#production/work_calendars/models/work_calendar'
import { workCalendars } from '#production/work_calendars/resource'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

export default class WorkCalendarsController extends PlainController {
  resource = workCalendars
  model = WorkCalendar
  hooks = {
    checkSaved: ({ trx }: UnitOfWork, calendar: WorkCalendar) => checkCalendar(calendar, trx),
    beforeUpdate: (_: UnitOfWork, calendar: WorkCalendar, input: Record<string, unknown>) =>
      keepFirmCode(calendar, input),
    afterUpdate: (uow: UnitOfWork, { id }: WorkCalendar) =>
      uow.emit(CALENDAR_CHANGED, { calendarId: id }),
    beforeDelete: async (_: UnitOfWork, calendar: WorkCalendar) => {
      await keepFirmCalendar(calendar)
      await calendar.related('changes').query().delete()
    },
  }
}
