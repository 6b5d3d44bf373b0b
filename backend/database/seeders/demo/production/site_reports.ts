import { randomUUID } from 'node:crypto'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf, writerOf } from '#database/seeders/demo/engineering/demo_unit'
import Project from '#production/projects/project'
import { approveReport, returnReport, submitReport } from '#production/site_reports/decide_report'
import { createReport } from '#production/site_reports/save_report'
import type { SiteReportChanges } from '#production/site_reports/store_rows'

const FRIDAY = 5
/** How far the report of each day has come, the oldest first. */
const STAGES = ['approved', 'approved', 'submitted', 'submitted'] as const
/** What became of the last one on each site. */
const LAST = ['draft', 'returned', 'submitted'] as const

const DAYS: Pick<
  SiteReportChanges,
  'weather' | 'temperatureLow' | 'temperatureHigh' | 'notes' | 'visitors'
>[] = [
  {
    ...{ weather: 'clear', temperatureLow: 18, temperatureHigh: 29 },
    notes: 'Work went on as planned. Toolbox talk on working at height.',
  },
  {
    ...{ weather: 'dust', temperatureLow: 20, temperatureHigh: 31 },
    notes: 'Crane stopped from 13:00 to 14:30 because of dust.',
    visitors: 'Consultant’s resident engineer',
  },
  {
    ...{ weather: 'cloudy', temperatureLow: 17, temperatureHigh: 26 },
    notes: 'Second shift for the concrete pour.',
  },
  {
    ...{ weather: 'wind', temperatureLow: 16, temperatureHigh: 25 },
    notes: 'Delivery of reinforcement steel in the morning.',
    visitors: 'Client’s representative, safety inspector',
  },
]

const CREWS: NonNullable<SiteReportChanges['crews']> = [
  { trade: 'foreman', headcount: 2, hours: '10' },
  { trade: 'carpenter', headcount: 14, hours: '10' },
  { trade: 'steel_fixer', headcount: 11, hours: '9.5' },
  { trade: 'labourer', headcount: 18, hours: '9' },
]

/** Four days of each planned site, in every state; two of them await a decision on most. */
export async function seedSiteReports(context: DemoContext) {
  const { trx } = context
  const planned = await trx.from('schedules').orderBy('project_id').select('project_id')
  for (const [site, { project_id: id }] of planned.entries()) {
    const project = await Project.findOrFail(id, { client: trx })
    for (const [at, stage] of STAGES.entries())
      await seedDay(context, project, {
        ...{ site, at },
        stage: at === STAGES.length - 1 ? LAST[site % LAST.length]! : stage,
      })
  }
}

interface Day {
  site: number
  at: number
  stage: (typeof STAGES)[number] | (typeof LAST)[number]
}

async function seedDay(context: DemoContext, project: Project, { site, at, stage }: Day) {
  const { trx } = context
  const evening = workday(context, STAGES.length - at)
  const by = (person: { id: number; name: string }, hours: number) =>
    new DemoUnit(trx, { at: evening.plus({ hours }), by: person })
  const author = personOf(context, 'foreman')
  const report = await createReport(by(author, 0), {
    ...{ projectId: project.id, reportOn: evening.toISODate()!, clientKey: randomUUID() },
    ...DAYS[at]!,
    weather: DAYS[at]!.weather!,
    crews: CREWS.map((crew, i) => ({ ...crew, headcount: crew.headcount + ((site + at + i) % 4) })),
    equipment: [
      { name: 'Tower crane TC-1', count: 1, hours: '8' },
      { name: 'Concrete pump', count: 1, hours: '3.5' },
    ],
    ...(await workOf(context, project, at)),
  })
  if (stage === 'draft') return
  await submitReport(by(author, 0.2), report)
  if (stage === 'submitted') return
  const manager = writerOf(context, project.managerId!)
  const decider = {
    ...{ userId: manager.id, role: 'staff' },
    abilities: new Set(['site-reports.approve']),
  }
  if (stage === 'returned') {
    const reason = 'Name the zone of the concrete pour, and add the delivery notes.'
    return returnReport(by(manager, 2), report, { reason, by: decider })
  }
  const schedule = await trx.from('schedules').where('project_id', project.id).firstOrFail()
  const approval = { comment: null, by: decider, scheduleVersion: schedule.version }
  await approveReport(by(manager, 2), report, approval)
}

/** So many working days ago, at the end of the shift. */
function workday({ now }: DemoContext, back: number) {
  let day = now.startOf('day').plus({ hours: 14 })
  for (let left = back; left > 0;) {
    day = day.minus({ days: 1 })
    if (day.weekday !== FRIDAY) left--
  }
  return day
}

/** What goes on is a little further than the day before. */
async function workOf({ trx }: DemoContext, { id }: Project, at: number) {
  const tasks: { id: number; percent_e2: number }[] = await trx
    .from('tasks')
    .where({ project_id: id, kind: 'task' })
    .whereNull('removed_in')
    .whereNotNull('actual_start')
    .whereNull('actual_finish')
    .orderBy('id')
    .limit(3)
    .select('id', 'percent_e2')
  const works = tasks.map((task, i) => ({
    taskId: task.id,
    quantity: String(24 + 6 * i + at),
    unit: i ? 'm²' : 'm³',
    percentComplete: Math.min(95, Math.round(task.percent_e2 / 100) + 4 + i),
  }))
  const late = {
    reason: 'drawing' as const,
    taskId: tasks[0]?.id ?? null,
    details: 'Shop drawing of the slab openings is awaited.',
  }
  return { works, blockers: at % 2 ? [late] : [] }
}
