import type { DateTime } from 'luxon'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf } from '#database/seeders/demo/engineering/demo_unit'
import { MINUTES_OF_DAY, parseDay } from '#engines/scheduling/moment'
import type { ConstraintKind, MissReason } from '#production/enums/planning'
import { createConstraint, resolveConstraint } from '#production/task_constraints/save_constraint'
import { openPlan } from '#production/weekly_plans/find_plan'
import { createPromise, reportOutcome } from '#production/weekly_plans/save_promise'
import { closePlan, commitPlan } from '#production/weekly_plans/step_plan'
import { firmWeekOf } from '#production/work_calendars/firm_week'

/** What stands in the way, days before the task starts by which it must not, and whether it still does. */
const CONSTRAINTS: [
  kind: ConstraintKind,
  text: [english: string, arabic: string],
  leadDays: number,
  isResolved: boolean,
][] = [
  [
    'material',
    ['Reinforcement steel T16 delivered to site', 'توريد حديد التسليح قطر 16 مم إلى الموقع'],
    3,
    false,
  ],
  [
    'drawing',
    ['Shop drawing approved by the consultant', 'اعتماد المخطط التنفيذي من الاستشاري'],
    14,
    false,
  ],
  [
    'permit',
    ['Municipality permit for night concreting', 'تصريح البلدية لصب الخرسانة ليلاً'],
    7,
    false,
  ],
  ['crew', ['Second carpentry crew mobilised', 'مباشرة فرقة النجارة الثانية'], 2, true],
  [
    'inspection',
    ['Consultant inspection of the reinforcement', 'فحص الاستشاري لحديد التسليح'],
    1,
    false,
  ],
  ['access', ['Crane path cleared along grid C', 'إخلاء مسار الرافعة على المحور C'], 2, false],
  ['predecessor', ['Embedded conduits completed', 'اكتمال تمديدات المواسير المدفونة'], 1, true],
  ['other', ['Client decision on the façade colour', 'قرار العميل بشأن لون الواجهة'], 21, false],
]

/** Reasons for the promises that were missed; null was kept. */
const OUTCOMES: (MissReason | null)[] = [
  ...[null, null, 'material', null, 'prerequisite', null, null],
  ...[null, 'labour', null, null, 'material', null, 'drawings'],
  ...[null, null, null, 'equipment', null, 'material', null],
] as (MissReason | null)[]

const PAST_WEEKS = 6
const PROMISES = 5

interface PlannedTask {
  id: number
}

/** Constraints of the coming weeks, and promises of six past weeks and this one, on every site. */
export async function seedPlanning(context: DemoContext) {
  const planned = await context.trx.from('schedules').orderBy('project_id').select('project_id')
  const thisWeek = await firmWeekOf(today(), context.trx)
  for (const [site, { project_id: projectId }] of planned.entries()) {
    await seedConstraints(context, projectId, thisWeek)
    for (let ago = PAST_WEEKS; ago >= 0; ago--)
      await seedWeek(context, projectId, { site, ago, weekOn: addDays(thisWeek, -7 * ago) })
  }
}

/** Tasks without tasks below them that run within some days, finished or not. */
function tasksBetween(
  { trx }: DemoContext,
  projectId: number,
  [from, to]: [string, string]
): Promise<PlannedTask[]> {
  const parents = trx.from('tasks').whereNotNull('parent_id').select('parent_id')
  return trx
    .from('tasks')
    .where('project_id', projectId)
    .whereNotIn('id', parents)
    .where('kind', 'task')
    .where('early_start', '<', parseDay(to) * MINUTES_OF_DAY)
    .where('early_finish', '>', parseDay(from) * MINUTES_OF_DAY)
    .orderBy('early_start')
    .orderBy('id')
    .select('id')
}

async function seedConstraints(context: DemoContext, projectId: number, thisWeek: string) {
  const range: [string, string] = [today(), addDays(thisWeek, 5 * 7)]
  const tasks = await tasksBetween(context, projectId, range)
  const owners = [personOf(context, 'foreman'), personOf(context, 'planner')]
  const at = context.now.minus({ days: 6 })
  const by = personOf(context, 'planner')
  for (const [
    i,
    [kind, [description, descriptionAr], leadDays, isResolved],
  ] of CONSTRAINTS.entries()) {
    const task = tasks[Math.floor((i * tasks.length) / CONSTRAINTS.length)]
    if (!task) return
    const input = { taskId: task.id, kind, description, descriptionAr, leadDays }
    const ownerId = owners[i % owners.length]!.id
    const constraint = await createConstraint(new DemoUnit(context.trx, { at, by }), {
      ...input,
      ownerId,
    })
    if (!isResolved) continue
    const later = context.now.minus({ days: 2 })
    const unit = new DemoUnit(context.trx, { at: later, by: owners[0]! })
    await resolveConstraint(unit, constraint, { isResolved, at: later })
  }
}

async function seedWeek(
  context: DemoContext,
  projectId: number,
  { site, ago, weekOn }: { site: number; ago: number; weekOn: string }
) {
  const tasks = await tasksBetween(context, projectId, [weekOn, addDays(weekOn, 7)])
  if (!tasks.length) return
  const people = [personOf(context, 'foreman'), personOf(context, 'planner')]
  const begun = context.now.minus({ days: 7 * ago + 3 })
  const unit = (at: DateTime, by = people[1]!) => new DemoUnit(context.trx, { at, by })
  const plan = await openPlan(unit(begun), { projectId, day: weekOn }, 0)
  const promises = []
  for (const [i, { id: taskId }] of tasks.slice(0, PROMISES).entries()) {
    const promisedBy = people[(site + i) % people.length]!.id
    const input = { taskId, promisedBy, percent: i % 2 ? 100 : 60 }
    promises.push(await createPromise(unit(begun), plan, input))
  }
  // the sites with the smaller plans are still drafting this week
  if (ago === 0 && site > 0) return
  await commitPlan(unit(begun), plan, begun)
  if (ago === 0) return
  const ended = begun.plus({ days: 6 })
  for (const [i, promise] of promises.entries()) {
    const reason = OUTCOMES[(7 * site + 5 * ago + i) % OUTCOMES.length]!
    const outcome = reason ? 'not_done' : 'done'
    await reportOutcome(unit(ended, people[0]), { plan, promise }, { outcome, reason })
  }
  await closePlan(unit(ended), plan, ended)
}
