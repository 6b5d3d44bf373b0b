import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { emptyColumns } from '#core/database/empty_columns'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatHours } from '#engines/scheduling/hours_text'
import { dayOf, formatDay, type Day } from '#engines/scheduling/moment'
import { hoursOn, type WorkRules } from '#engines/scheduling/work_week'
import type { FileCalendar, ScheduleFile } from '#engines/schedule_files/schedule_file'
import WorkCalendar from '#production/work_calendars/models/work_calendar'
import { planCalendars } from '#production/work_calendars/plan_calendars'

/** Days around the tasks on which two calendars must have the same hours to be one. */
const AROUND = 60
const MOST_CHANGES = 2000

/** The calendars here with the hours of those in a file; null where there is none yet. */
export async function matchCalendars(
  file: ScheduleFile,
  trx?: TransactionClientContract
): Promise<Map<string, number | null>> {
  const days = daysOf(file)
  const own = [...(await planCalendars(trx)).entries()].map(
    ([id, { rules }]) => [signature(rules, days), id] as const
  )
  const bySignature = new Map(own.reverse())
  return new Map(
    file.calendars.map(({ key, rules }) => [key, bySignature.get(signature(rules, days)) ?? null])
  )
}

/** The same, after writing those that are missing. */
export async function ensureCalendars(
  uow: UnitOfWork,
  file: ScheduleFile
): Promise<Map<string, number | null>> {
  const known = await matchCalendars(file, uow.trx)
  const codes = new Set(
    (await WorkCalendar.query({ client: uow.trx }).select('code')).map((of) => of.code)
  )
  for (const calendar of file.calendars) {
    if (known.get(calendar.key) !== null) continue
    known.set(calendar.key, await createCalendar(uow, calendar, freeCode(codes), daysOf(file)))
  }
  return known
}

async function createCalendar(
  uow: UnitOfWork,
  { name, rules, minutesPerDay }: FileCalendar,
  code: string,
  days: { from: Day; to: Day }
): Promise<number> {
  const label = name.slice(0, 120)
  const calendar = await WorkCalendar.create(
    {
      ...emptyColumns(WorkCalendar),
      code,
      name: label,
      nameAr: label,
      hoursPerDayE4: Math.round((minutesPerDay / 60) * 10_000),
      basedOnId: null,
      week: JSON.stringify(rules.week.map((hours) => formatHours(hours) || null)),
      version: 1,
      createdBy: uow.actor.id,
      updatedBy: uow.actor.id,
    },
    { client: uow.trx }
  )
  const changes = datedChanges(rules, days).slice(0, MOST_CHANGES)
  if (changes.length) await calendar.related('changes').createMany(changes)
  await uow.audit({
    action: 'create',
    entityType: 'work_calendar',
    entityId: calendar.id,
    label: `${code} ${label}`,
    before: {},
    after: { code, name: label, nameAr: label },
  })
  return calendar.id
}

/** Runs of days with other hours than the week has, in order. */
function datedChanges(rules: WorkRules, days: { from: Day; to: Day }) {
  const runs: { from: Day; to: Day; hours: string }[] = []
  const plain: WorkRules = { ...rules, periods: [], exceptions: [] }
  for (let day = days.from; day <= days.to; day++) {
    const hours = formatHours(hoursOn(rules, day))
    if (hours === formatHours(hoursOn(plain, day))) continue
    const last = runs.at(-1)
    if (last && last.to === day - 1 && last.hours === hours) last.to = day
    else runs.push({ from: day, to: day, hours })
  }
  return runs.map(({ from, to, hours }, position) => ({
    fromOn: formatDay(from),
    toOn: formatDay(to),
    name: hours || '-',
    kind: hours ? ('hours' as const) : ('closed' as const),
    hours,
    position,
  }))
}

function freeCode(codes: Set<string>): string {
  for (let next = 1; ; next++) {
    const code = `IMP-${String(next).padStart(3, '0')}`
    if (codes.has(code)) continue
    codes.add(code)
    return code
  }
}

const signature = (rules: WorkRules, { from, to }: { from: Day; to: Day }) => {
  let text = rules.week.map(formatHours).join('|')
  for (let day = from; day <= to; day++) text += `/${formatHours(hoursOn(rules, day))}`
  return text
}

function daysOf({ project, tasks, calendars }: ScheduleFile): { from: Day; to: Day } {
  const moments = tasks.flatMap(({ actualStart, actualFinish, dates }) => [
    ...[actualStart, actualFinish, dates?.earlyStart, dates?.earlyFinish].filter(
      (at) => at != null
    ),
  ])
  const dated = calendars.flatMap(({ rules }) => [...rules.exceptions, ...rules.periods])
  const last = moments.reduce((most, at) => Math.max(most, at), project.start)
  const first = moments.reduce((least, at) => Math.min(least, at), project.start)
  const limit = dayOf(last) + 5 * 366
  const ends = dated.map(({ to }) => Math.min(to, limit))
  const to = ends.reduce((most, day) => Math.max(most, day), dayOf(last) + AROUND)
  return { from: dayOf(first) - AROUND, to }
}
