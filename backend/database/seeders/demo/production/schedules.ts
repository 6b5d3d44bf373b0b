import type { DateTime } from 'luxon'
import { createRecord } from '#core/resources/save_record'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf } from '#database/seeders/demo/engineering/demo_unit'
import {
  dayOf,
  formatDay,
  formatMoment,
  MINUTES_OF_DAY,
  parseDay,
} from '#engines/scheduling/moment'
import { exponentOf } from '#engines/money/money'
import { takeBaseline } from '#production/baselines/take_baseline'
import { contractValue } from '#production/projects/contract_value'
import Project from '#production/projects/project'
import { scheduleResources } from '#production/schedule_resources/resource'
import ScheduleResource from '#production/schedule_resources/schedule_resource'
import type { Change } from '#production/schedules/change'
import { changeSchedule } from '#production/schedules/change_schedule'
import type { Placed } from '#production/tasks/outline'
import WorkCalendar from '#production/work_calendars/models/work_calendar'
import { CREWS } from './programme_parts.js'
import { programmeOf, withinContract, type Size } from './programme.js'
import { progressOf } from './progress.js'

/** Three sites: a small one on time, one that is late, a tower. Months since they began, work per day done, whether they were planned again since. */
const SITES: (Size & { months: number; pace: number; isRevised?: boolean })[] = [
  { floors: 1, zones: 2, months: 2, pace: 1 },
  { floors: 4, zones: 3, months: 7, pace: 0.72, isRevised: true },
  { floors: 12, zones: 5, months: 9, pace: 0.95, isRevised: true },
]

/** Plans of projects that go on, with the progress that was reported up to last week. */
export async function seedSchedules(context: DemoContext) {
  const resources = await seedCrews(context)
  const open = await Project.query({ client: context.trx })
    .whereIn('status', ['in_progress', 'active'])
    .orderBy('contractValueMinor')
  const chosen = [open[0], open[Math.floor(open.length / 2)], open.at(-1)]
  for (const [at, project] of chosen.entries())
    if (project) await seedSchedule(context, project, SITES[at]!, resources)
}

async function seedCrews(context: DemoContext): Promise<Map<string, number>> {
  const unit = unitAt(context, context.now.minus({ months: 12 }))
  const ids = new Map<string, number>()
  for (const [code, [name, nameAr, capacity, costPerHour]] of Object.entries(CREWS)) {
    const input = { code, name, nameAr, kind: 'crew', capacity, costPerHour, active: true }
    const { id } = await createRecord(unit, scheduleResources, ScheduleResource, input)
    ids.set(code, id)
  }
  ids.set('CRANE', await seedCrane(context, unit))
  return ids
}

/** One of the cranes is the firm's own, with its maintenance planned in the register. */
async function seedCrane({ trx }: DemoContext, unit: DemoUnit): Promise<number> {
  const own = await trx.from('equipment_names').where('tag', 'CRN-01').first()
  const crane = {
    ...{ code: 'CRANE', name: 'Tower cranes', nameAr: 'الرافعات البرجية', kind: 'equipment' },
    ...{ capacity: '2', costPerHour: '310.00', equipmentId: own?.id ?? null, active: true },
  }
  return (await createRecord(unit, scheduleResources, ScheduleResource, crane)).id
}

async function seedSchedule(
  context: DemoContext,
  project: Project,
  site: (typeof SITES)[number],
  resources: ReadonlyMap<string, number>
) {
  const begun = context.now.minus({ months: site.months }).startOf('week')
  const calendars = await calendarIds(context)
  const settings = { start: `${begun.toISODate()!}T07:00`, calendarId: calendars.get('SITE-6')! }
  const changes = await budgeted(context, project, programmeOf(site, { resources, calendars }))
  const after = { tasks: changes.filter(({ op }) => op === 'add').length }
  const planned = await changeSchedule(unitAt(context, begun), {
    project,
    expectedVersion: 0,
    changes: [{ op: 'settings', fields: settings }, ...changes],
    prices: true,
    summary: { action: 'import', after },
  })
  const baselined = unitAt(context, begun.plus({ days: 5 }))
  const takenOn = begun.plus({ days: 5 }).toISODate()!
  await takeBaseline(baselined, project, 'Contract programme', takenOn)
  const plan = { project, outline: planned.outline, pace: site.pace }
  let version = 1
  if (site.isRevised) await revise(context, plan, version++)
  await report(context, plan, { on: context.now, version })
  await reportByDay(context, project)
}

interface Plan {
  project: Project
  /** As it was planned at first. */
  outline: readonly Placed[]
  pace: number
}

/** A quarter ago the contractor planned again from what was done by then, and the client has accepted it. */
async function revise(context: DemoContext, plan: Plan, version: number) {
  const on = context.now.minus({ months: 3 })
  await report(context, plan, { on, version })
  await takeBaseline(unitAt(context, on), plan.project, 'Revised programme', on.toISODate()!)
}

/** What the site has done up to the week of a day. */
async function report(
  context: DemoContext,
  { project, outline, pace }: Plan,
  { on, version }: { on: DateTime; version: number }
) {
  const dataDate = parseDay(on.startOf('week').toISODate()!) * MINUTES_OF_DAY
  const fields = { dataDate: formatMoment(dataDate) }
  await changeSchedule(unitAt(context, on.minus({ days: 2 })), {
    project,
    expectedVersion: version,
    changes: [
      { op: 'settings', fields },
      ...contractDates(outline),
      ...progressOf(outline, dataDate, pace),
    ],
    prices: true,
    summary: { action: 'update', after: { ...fields, tasks: outline.length } },
  })
}

/** The calendars that tasks work by, by code. */
async function calendarIds({ trx }: DemoContext): Promise<Map<string, number>> {
  const calendars = await WorkCalendar.query({ client: trx }).select('id', 'code')
  return new Map(calendars.map(({ id, code }) => [code, id]))
}

/** The changes of a programme with budgets of the size of its contract. */
async function budgeted({ trx }: DemoContext, project: Project, changes: Change[]) {
  return withinContract(changes, await contractValue(project, trx), exponentOf(project.currency))
}

/** The site has reported all along: what is done was reported on the day that it was finished. */
async function reportByDay({ trx }: DemoContext, { id }: Project) {
  const done = await trx
    .from('tasks')
    .where('project_id', id)
    .whereNotNull('actual_finish')
    .select('id', 'actual_finish')
  const byDay = Map.groupBy(done, ({ actual_finish: finish }) => formatDay(dayOf(finish)))
  for (const [day, tasks] of byDay) {
    const ids = tasks.map((task) => task.id)
    const reports = () => trx.from('task_progress').whereIn('task_id', ids)
    // the last report of a day is the one that counts
    await reports().where('reported_on', day).where('percent_e2', '<', 10_000).delete()
    await reports().where('percent_e2', 10_000).update({ reported_on: day })
  }
}

const unitAt = (context: DemoContext, at: DateTime) =>
  new DemoUnit(context.trx, { at, by: personOf(context, 'planner') })

/** What the contract allows each milestone: two weeks more than was planned. */
const contractDates = (outline: readonly Placed[]): Change[] =>
  outline
    .filter(({ kind }) => kind === 'finish_milestone')
    .map(({ task }) => ({
      op: 'update',
      id: task.id,
      fields: { deadline: formatMoment(task.earlyFinish! + 14 * MINUTES_OF_DAY) },
    }))
