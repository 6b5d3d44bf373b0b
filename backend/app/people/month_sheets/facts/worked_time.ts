import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { weekStartOf } from '#engines/labour/timesheet'
import { SETTLED_TIMESHEETS } from '#people/enums/timesheets'
import { byPerson } from './by_person.js'
import type { Month } from './month.js'
import type { Person } from './people_of_month.js'

type Client = Pick<QueryClientContract, 'from'>

/** What somebody has worked in a month, as far as it is approved. */
export interface WorkedTime {
  /** Minutes by their day. */
  minutes: ReadonlyMap<string, number>
  /** Sundays of the weeks whose timesheet is approved. */
  weeks: ReadonlySet<string>
  /** The Sunday of the first week that anyone in the firm has handed in; null before that. */
  keptSince: string | null
}

/** Hours of approved timesheets. */
export async function workedTimeOf(
  client: Client,
  month: Month,
  people: readonly Person[]
): Promise<(id: number) => WorkedTime> {
  const ids = people.map(({ id }) => id)
  const days = byPerson(await minutesOf(client, month, ids))
  const weeks = byPerson(await weeksOf(client, month, ids))
  const keptSince = await firstWeek(client)
  return (id) => ({
    minutes: new Map(days(id).map(({ day, minutes }) => [day, Number(minutes)])),
    weeks: new Set(weeks(id).map(({ week }) => week)),
    keptSince,
  })
}

async function firstWeek(client: Client): Promise<string | null> {
  const row = await client
    .from('timesheets')
    .whereNot('status', 'draft')
    .min('week_start as week')
    .first()
  return row?.week ?? null
}

const minutesOf = (
  client: Client,
  { firstOn, lastOn }: Month,
  ids: number[]
): Promise<{ employee_id: number; day: string; minutes: number | string }[]> =>
  client
    .from('time_entries as e')
    .join('timesheets as t', 't.id', 'e.timesheet_id')
    .whereIn('e.employee_id', ids)
    .whereBetween('e.worked_on', [firstOn, lastOn])
    .whereIn('t.status', [...SETTLED_TIMESHEETS])
    .groupBy('e.employee_id', 'e.worked_on')
    .select('e.employee_id', 'e.worked_on as day')
    .sum('e.minutes as minutes')

const weeksOf = (
  client: Client,
  { firstOn, lastOn }: Month,
  ids: number[]
): Promise<{ employee_id: number; week: string }[]> =>
  client
    .from('timesheets')
    .whereIn('employee_id', ids)
    .whereBetween('week_start', [weekStartOf(firstOn), lastOn])
    .whereIn('status', [...SETTLED_TIMESHEETS])
    .select('employee_id', 'week_start as week')
