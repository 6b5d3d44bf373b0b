import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { AttendanceStatus } from '#people/enums/attendance'
import { byPerson } from './by_person.js'
import type { Month } from './month.js'
import type { Person } from './people_of_month.js'

type Client = Pick<QueryClientContract, 'from'>

/** What attendance knows of one day. */
export interface AttendedDay {
  status: AttendanceStatus
  lateMinutes: number
  earlyMinutes: number
}

/** Whether somebody checked in on a day. */
export const hasCome = ({ status }: AttendedDay): boolean =>
  ['in', 'present', 'incomplete'].includes(status)

/** What attendance knows of somebody in a month. */
export interface AttendanceOfMonth {
  days: ReadonlyMap<string, AttendedDay>
  /** Since when they are of the crew of a site; null where they are of none. */
  crewSince: string | null
  /** Days that a correction is asked for and not decided. */
  open: ReadonlySet<string>
}

/** The days of some people at their sites. */
export async function attendanceOfMonth(
  client: Client,
  month: Month,
  people: readonly Person[]
): Promise<(id: number) => AttendanceOfMonth> {
  const ids = people.map(({ id }) => id)
  const days = byPerson(await daysOf(client, month, ids))
  const corrections = byPerson(await openCorrections(client, month, ids))
  const crews = await crewsOf(client, ids)
  return (id) => ({
    days: new Map(
      days(id).map((day) => [
        day.on,
        {
          status: day.status,
          lateMinutes: Number(day.late_minutes),
          earlyMinutes: Number(day.early_minutes),
        },
      ])
    ),
    crewSince: crews.get(id) ?? null,
    open: new Set(corrections(id).map(({ worked_on: on }) => on)),
  })
}

interface DayRow {
  employee_id: number
  on: string
  status: AttendanceStatus
  late_minutes: number | string
  early_minutes: number | string
}

const daysOf = (client: Client, { firstOn, lastOn }: Month, ids: number[]): Promise<DayRow[]> =>
  client
    .from('attendance_days')
    .whereIn('employee_id', ids)
    .whereBetween('on', [firstOn, lastOn])
    .select('employee_id', 'on', 'status', 'late_minutes', 'early_minutes')

const openCorrections = (
  client: Client,
  { firstOn, lastOn }: Month,
  ids: number[]
): Promise<{ employee_id: number; worked_on: string }[]> =>
  client
    .from('attendance_corrections')
    .whereIn('employee_id', ids)
    .whereBetween('worked_on', [firstOn, lastOn])
    .where('status', 'submitted')
    .select('employee_id', 'worked_on')

async function crewsOf(client: Client, ids: number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await client
    .from('attendance_site_people')
    .whereIn('employee_id', ids)
    .select('employee_id', 'since_on')
  return new Map(rows.map((row) => [row.employee_id, row.since_on]))
}
