import { AppError } from '#core/base/app_error'
import { createRecord, deleteRecord } from '#core/resources/save_record'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { readSettings } from '#production/schedules/settings'
import WorkCalendar from '#production/work_calendars/models/work_calendar'
import { planCalendars, withOtherHours } from '#production/work_calendars/plan_calendars'
import { workCalendars } from '#production/work_calendars/resource'
import type ScheduleScenario from './scenario.js'

/** Writes the calendar that a scenario supposes, built on the schedule's present one. */
export async function makeSupposedCalendar(
  uow: UnitOfWork,
  { id: scenarioId, projectId, whatIf }: ScheduleScenario
): Promise<{ id: number; before: number }> {
  const { calendarId: before } = await readSettings(projectId, uow.trx)
  const calendars = await planCalendars(uow.trx)
  const { week, plan } = withOtherHours(calendars, before, whatIf.hours)
  const { name, nameAr, hoursPerDayE4 } = plan.calendar
  const { id } = await createRecord(uow, workCalendars, WorkCalendar, {
    code: `SC-${scenarioId}`,
    name: `${name.slice(0, 90)} – scenario ${scenarioId}`,
    nameAr: `${nameAr.slice(0, 90)} – السيناريو ${scenarioId}`,
    hoursPerDay: String(hoursPerDayE4 / 10_000),
    basedOnId: before,
    week,
    changes: [],
  })
  return { id, before }
}

/** Deletes it again, unless something else works by it meanwhile. */
export async function dropSupposedCalendar(uow: UnitOfWork, id: number) {
  const calendar = await WorkCalendar.query({ client: uow.trx }).where('id', id).first()
  if (!calendar) return
  await calendar.load('changes')
  await deleteRecord(uow, workCalendars, calendar).catch((error) => {
    if (!(error instanceof AppError && error.code === 'IN_USE')) throw error
  })
}
