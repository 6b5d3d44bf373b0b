import { DateTime } from 'luxon'
import { insertRows } from '#core/database/insert_rows'
import { sqlInstant } from '#core/database/instants'
import { emptyColumns } from '#core/database/empty_columns'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'
import { seededRandom } from '#database/seeders/random'
import { figuresOf } from '#engines/labour/attendance'
import { searchText } from '#engines/text/fold'
import { submitCorrection } from '#people/attendance_corrections/submit_correction'
import { dayCalendar, type PlannedDay } from '#people/attendance_days/day_calendar'
import { dueOn, minuteOf } from '#people/attendance_days/firm_hours'
import AttendanceSite from '#people/attendance_sites/attendance_site'
import Employee from '#people/employees/employee'

const WEEKS = 4
const CREW = 11
const HOUR = 60
const MINUTE_MS = 60_000

const SITES = [
  {
    ...{ name: 'Site gate, north', nameAr: 'بوابة الموقع الشمالية' },
    ...{ latitudeE6: 24_774_300, longitudeE6: 46_738_600, radiusM: 150, graceMinutes: 15 },
    ...{ opens: '07:00', closes: '16:00', ramadanOpens: '10:00', ramadanCloses: '16:00' },
  },
  {
    ...{ name: 'Head office', nameAr: 'المقر الرئيسي' },
    ...{ latitudeE6: 24_687_700, longitudeE6: 46_721_900, radiusM: 100, graceMinutes: 10 },
  },
]

/** Two places, four weeks of one crew, and a day that its foreman asks to have put right. */
export async function seedAttendance(context: DemoContext) {
  const [site] = await seedSites(context)
  const foreman = await Employee.query({ client: context.trx })
    .where('userId', context.users.foreman.id)
    .firstOrFail()
  const crew = await crewOf(context, foreman)
  const sinceOn = context.now.minus({ weeks: WEEKS }).toISODate()!
  await site!.related('people').createMany(crew.map(({ id }) => ({ employeeId: id, sinceOn })))
  const forgottenOn = await seedDays(context, site!, crew)
  await seedCorrection(context, foreman, forgottenOn)
}

async function seedSites({ trx, users, projects }: DemoContext) {
  const by = users['hr.manager'].id
  const made: AttendanceSite[] = []
  for (const [at, site] of SITES.entries()) {
    const row = new AttendanceSite().useTransaction(trx)
    row.merge({ ...emptyColumns(AttendanceSite), ...site, active: true, version: 1 })
    row.merge({ projectId: at === 0 ? (projects[0]?.id ?? null) : null })
    row.merge({ createdBy: by, updatedBy: by, searchText: searchText(site.name, site.nameAr) })
    made.push(await row.save())
  }
  return made
}

/** The general foreman with the first gang below him. */
async function crewOf({ trx }: DemoContext, foreman: Employee): Promise<Employee[]> {
  const lead = await Employee.query({ client: trx })
    .where({ position: 'Foreman', employed: true })
    .orderBy('id')
    .firstOrFail()
  const gang = await Employee.query({ client: trx })
    .where({ managerId: lead.id, employed: true })
    .orderBy('id')
    .limit(CREW)
  return [foreman, lead, ...gang]
}

/** @returns the last working day, on which the first of the crew has not checked out */
async function seedDays(context: DemoContext, site: AttendanceSite, crew: Employee[]) {
  const { trx, now } = context
  const random = seededRandom(680)
  const days = Array.from({ length: WEEKS * 7 }, (_, at) =>
    now.minus({ days: WEEKS * 7 - at }).toISODate()!
  )
  const calendar = await dayCalendar(trx, crew, [days[0]!, days.at(-1)!])
  const forgottenOn =
    days.findLast((on) => calendar(crew[0]!, on, site).kind === 'work') ?? days.at(-1)!
  const seeded = crew.flatMap((person) =>
    days.map((on) => {
      const isForgotten = person === crew[0] && on === forgottenOn
      return seededDay({ person, on, site, random, isForgotten }, calendar(person, on, site))
    })
  )
  const checks = seeded.flatMap((day) => day.checks)
  await insertRows(trx, 'attendance_checks', checks, 'client_key')
  const rows = seeded.map(({ row }) => row)
  await insertRows(trx, 'attendance_days', rows, 'on')
  return forgottenOn
}

interface SeededDay {
  person: Employee
  on: string
  site: AttendanceSite
  random: ReturnType<typeof seededRandom>
  isForgotten: boolean
}

/** A day of somebody, mostly on time, with the checks that it follows from. */
function seededDay(
  { person, on, site, random, isForgotten }: SeededDay,
  { kind, due }: PlannedDay
) {
  const of = { employee_id: person.id, site_id: site.id }
  if (!due || (!isForgotten && random.chance(0.04)))
    return { checks: [], row: { ...of, ...NOTHING, on, status: kind === 'work' ? 'absent' : kind } }
  const from = due[0] + random.whole(-18, random.chance(0.1) ? 50 : 12)
  const to = isForgotten || random.chance(0.01) ? null : due[1] + random.whole(-8, 25)
  const delay = random.chance(0.06) ? random.whole(20, 3 * HOUR) : 0
  const figures = figuresOf([{ from, to }], due, site.graceMinutes)
  const stamps = [['in', from] as const, ...(to === null ? [] : [['out', to] as const])]
  return {
    checks: stamps.map(([direction, at]) => checkOf({ ...of, direction, at, on, delay, random })),
    row: {
      ...{ ...of, ...NOTHING, on, status: to === null ? 'incomplete' : 'present' },
      ...{ first_in: sqlMinute(from), last_out: sqlMinute(to), delay_minutes: delay },
      worked_minutes: figures.workedMinutes,
      ...{ late_minutes: figures.lateMinutes, early_minutes: figures.earlyMinutes },
    },
  }
}

const sqlMinute = (minute: number | null) =>
  minute === null ? null : sqlInstant(0, minute * MINUTE_MS)

const NOTHING = {
  ...{ first_in: null, last_out: null, corrected_in: null, corrected_out: null },
  ...{ worked_minutes: 0, late_minutes: 0, early_minutes: 0, delay_minutes: 0 },
  updated_at: sqlInstant(),
}

interface SeededCheck {
  employee_id: number
  site_id: number
  direction: 'in' | 'out'
  at: number
  on: string
  delay: number
  random: ReturnType<typeof seededRandom>
}

function checkOf({ at, on, delay, random, ...of }: SeededCheck) {
  const isByCode = random.chance(0.6)
  return {
    ...of,
    ...{ worked_on: on, method: isByCode ? 'code' : 'position' },
    ...{ checked_at: sqlMinute(at), received_at: sqlMinute(at + delay) },
    ...{ latitude_e6: null, longitude_e6: null },
    accuracy_m: isByCode ? null : random.whole(4, 30),
    distance_m: isByCode ? null : random.whole(3, 120),
    client_key: `demo-${of.employee_id}-${on}-${of.direction}`,
    created_by: null,
  }
}

async function seedCorrection({ trx, now }: DemoContext, foreman: Employee, on: string) {
  const unit = new DemoUnit(trx, {
    at: now.minus({ hours: 6 }),
    by: { id: foreman.userId!, name: foreman.name },
  })
  const [, closes] = dueOn(on, [7 * HOUR, 16 * HOUR])
  const outAt = DateTime.fromMillis(closes * MINUTE_MS, { zone: 'utc' })
  const note = 'نفدت بطارية الهاتف ولم أتمكن من تسجيل الانصراف.'
  if (minuteOf(now) > closes)
    await submitCorrection(unit, { workedOn: on, outAt: outAt.toISO()!, note }, new Set())
}
