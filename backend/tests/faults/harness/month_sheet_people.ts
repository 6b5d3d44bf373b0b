import { multiInsert } from '#core/database/multi_insert'
import { sqlInstant } from '#core/database/instants'
import { seedDemoUsers } from '#database/seeders/demo/users'
import { seedReference } from '#database/seeders/reference'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import type { Site } from './site.js'

/** People with a month behind them: pay, leave, hours, attendance and overtime of March 2026. */

export const PEOPLE = 5000
export const MONTH = '2026-03'
/** Twelve thousand five hundred and fifty-five each. */
export const GROSS = '62775000.00'
/** An hour of every twentieth: 12,555 / 240 and half of 9,300 / 240 on top, rounded for each. */
export const OVERTIME = '17922.50'

const AT_ONCE = 1000
const WEEKS = ['2026-03-01', '2026-03-08', '2026-03-15', '2026-03-22', '2026-03-29']
const LONG_DAY = '2026-03-23'

type Row = Record<string, unknown>
type Client = Site['client']

export async function seedPeople({ client }: Site) {
  const trx = await client.transaction()
  await seedDemoUsers(trx)
  await seedReference(trx)
  await trx.commit()
  const at = sqlInstant()
  const stamps = { version: 1, created_at: at, updated_at: at }
  const [department] = await client
    .table('departments')
    .insert({ code: 'ALL', name: 'All', name_ar: 'الكل', ...stamps })
  const type = await client.from('leave_types').where('code', 'SICK').firstOrFail()
  const people = Array.from({ length: PEOPLE }, (_, i) => ({
    id: i + 1,
    ...{ number: `E-${i + 1}`, name: `Person ${i + 1}`, name_ar: `موظف ${i + 1}` },
    ...{ department_id: department, position: 'Mason', position_ar: 'بنّاء' },
    ...{ employment_type: 'full_time', join_on: '2020-01-01', status: 'active', employed: true },
    ...{ search_text: `e-${i + 1}`, ...stamps },
  }))
  const every = (nth: number) => people.filter(({ id }) => id % nth === 0).map(({ id }) => id)
  await insert(client, 'employees', people)
  await insert(
    client,
    'pay_rates',
    people.map(({ id }) => rateOf(id, stamps))
  )
  // every tenth was ill for a week
  const ill = every(10).map((id) => ({
    ...{ number: `LVR-${id}`, employee_id: id, leave_type_id: type.id, days_e4: 70_000 },
    ...{ from_on: '2026-03-01', to_on: '2026-03-07', status: 'approved', ...stamps },
  }))
  await insert(client, 'leave_requests', ill)
  await seedTime(client, every, stamps)
}

const rateOf = (id: number, stamps: Row) => ({
  ...{ employee_id: id, effective_on: '2020-01-01', basic_minor: 930_000 },
  ...{ housing_minor: 232_500, transport_minor: 93_000, ...stamps },
})

/** A hundred thousand entries of hours; a third of the people are at a site, every twentieth stayed longer. */
async function seedTime(client: Client, every: (nth: number) => number[], stamps: Row) {
  const sheets: Row[] = []
  const entries: Row[] = []
  for (const id of every(1))
    for (const week_start of WEEKS) {
      const timesheet_id = sheets.length + 1
      const own = { employee_id: id, week_start, status: 'approved', total_minutes: 2400 }
      sheets.push({ id: timesheet_id, ...own, ...stamps })
      for (const worked_on of workdaysOf(week_start)) {
        const minutes = worked_on === LONG_DAY && id % 20 === 0 ? 540 : 480
        entries.push({ timesheet_id, employee_id: id, worked_on, minutes })
      }
    }
  await insert(client, 'timesheets', sheets)
  await insert(client, 'time_entries', entries)
  const days = every(3).flatMap((id) =>
    WEEKS.flatMap(workdaysOf).map((on) => ({
      ...{ employee_id: id, on, status: 'present', late_minutes: 5, updated_at: stamps.updated_at },
    }))
  )
  await insert(client, 'attendance_days', days)
  const longer = every(20).map((id) => ({
    ...{ number: `OTR-${id}`, employee_id: id, worked_on: LONG_DAY, minutes: 60 },
    ...{ reason: 'Concrete pour', status: 'approved', ...stamps },
  }))
  await insert(client, 'overtime_requests', longer)
}

/** Sunday to Thursday, in March. */
const workdaysOf = (weekStart: string) =>
  Array.from({ length: 5 }, (_, at) => formatDay(parseDay(weekStart) + at)).filter((on) =>
    on.startsWith(MONTH)
  )

async function insert(client: Client, table: string, rows: readonly Row[]) {
  for (let first = 0; first < rows.length; first += AT_ONCE)
    await multiInsert(client, table, rows.slice(first, first + AT_ONCE))
}
