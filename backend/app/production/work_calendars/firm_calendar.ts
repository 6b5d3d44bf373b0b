import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { conflict, invalid } from '#core/base/app_error'
import { formatHours } from '#engines/scheduling/hours_text'
import { GULF_WEEK, ROUND_THE_CLOCK, type Week } from '#engines/scheduling/work_week'
import WorkCalendar from './models/work_calendar.js'

/** The calendar of plans that name no other. */
const FIRM = 'FIRM'

const HOURS = 10_000

/** Writes the calendars that a new firm starts with; those whose code exists are left alone. */
export async function seedWorkCalendars(trx: TransactionClientContract) {
  const known = await WorkCalendar.query({ client: trx }).select('code')
  const codes = new Set(known.map(({ code }) => code))
  const missing = [
    calendarOf(FIRM, ['Firm calendar', 'تقويم الشركة'], 8, GULF_WEEK),
    calendarOf('24H', ['Round the clock', 'على مدار الساعة'], 24, ROUND_THE_CLOCK.week),
  ].filter(({ code }) => !codes.has(code))
  await WorkCalendar.createMany(missing, { client: trx })
}

/** @throws AppError 422: plans find the firm's calendar by its code */
export async function keepFirmCode(calendar: WorkCalendar, { code }: { code?: unknown }) {
  if (calendar.code === FIRM && code !== undefined && code !== FIRM)
    throw invalid({ code: ['firmCalendar'] })
}

/** @throws AppError 409: plans that name no other calendar need it */
export async function keepFirmCalendar({ code }: WorkCalendar) {
  if (code === FIRM) throw conflict('IN_USE')
}

const calendarOf = (code: string, [name, nameAr]: [string, string], hours: number, week: Week) => ({
  code,
  name,
  nameAr,
  hoursPerDayE4: hours * HOURS,
  week: JSON.stringify(week.map((hours) => formatHours(hours) || null)),
  basedOnId: null,
  version: 1,
})

/** The id of the firm's calendar, which plans use that name no other. */
export async function firmCalendarId(client: Pick<QueryClientContract, 'from'>): Promise<number> {
  const row: { id: number } = await client.from('work_calendars').where('code', FIRM).firstOrFail()
  return row.id
}

/** The firm's calendar with its changes. */
export function firmCalendar(trx?: TransactionClientContract): Promise<WorkCalendar> {
  const query = WorkCalendar.query(trx && { client: trx }).where('code', FIRM)
  return query.preload('changes').firstOrFail()
}
