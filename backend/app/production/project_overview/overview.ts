import { today } from '#core/settings/firm_clock'
import { valueIndices } from '#engines/scheduling/earned_value'
import { dayOf, formatDay, parseDay, type Moment } from '#engines/scheduling/moment'
import { baselineDates, baselineOf } from '#production/baselines/baseline_dates'
import type Baseline from '#production/baselines/baseline'
import { projectValue } from '#production/earned_value/project_value'
import { projectTracking } from '#production/payment_tracking/queries/project_tracking'
import { openMilestones } from '#production/project_milestones/open_milestones'
import type Project from '#production/projects/project'
import { readPlan } from '#production/schedules/plan_state'
import { countOpenConstraints } from '#production/task_constraints/constraint_rows'
import { outlineOf, planProgress, type Placed } from '#production/tasks/outline'
import { completionOf } from '#production/projects/completion'
import { daysBehind } from '#production/projects/standing'
import { contractsOf } from './contracts.js'
import { healthOf } from './health.js'
import { scheduleCounts } from './schedule_counts.js'

/** Milestones of a page: those that come next. */
const NEXT = 5
const MILESTONES = new Set(['start_milestone', 'finish_milestone'])

/** Where a project stands: its health with the reasons, its dates, its money and its next milestones. */
export async function projectOverview(project: Project, abilities: ReadonlySet<string>) {
  const state = await readPlan(project.id)
  const outline = outlineOf(state.tasks.values())
  const baseline = await baselineOf(project.id)
  const forecastOn = outline.length ? dayText(state.settings.finish) : null
  const time = await completionOf(project)
  const daysLate = daysBehind(project, forecastOn, time.revisedFinishOn)
  const indices = await indicesOf(project, baseline, outline, abilities)
  const money = await moneyOf(project, abilities)
  const { status } = project
  const overdue = money?.overdue ?? null
  const hasSchedule = outline.length > 0
  return {
    projectId: project.id,
    health: healthOf({ status, hasSchedule, daysLate, ...indices, overdue }),
    ...{ percentComplete: inPercent(planProgress(outline)), forecastOn, daysLate },
    baselineFinishOn: baseline && (await finishOf(baseline)),
    ...indices,
    ...{ time, money },
    contracts: abilities.has('projects.prices') ? await contractsOf(project) : null,
    schedule: await scheduleCounts(project.id, outline, state.settings.dataDate),
    milestones: await nextMilestones(project, outline),
    constraints: abilities.has('planning.view') ? await countOpenConstraints(project.id) : null,
  }
}

const inPercent = (hundredths: number | null) => (hundredths === null ? null : hundredths / 100)

const dayText = (moment: Moment | null) => (moment === null ? null : formatDay(dayOf(moment)))

async function finishOf(baseline: Baseline): Promise<string | null> {
  const finishes = [...(await baselineDates(baseline.id)).values()].map(({ finish }) => finish)
  return finishes.length ? dayText(Math.max(...finishes)) : null
}

/** What projects cost is not for everyone: without the ability no index is told. */
async function indicesOf(
  project: Project,
  baseline: Baseline | null,
  outline: readonly Placed[],
  abilities: ReadonlySet<string>
) {
  if (!baseline || !outline.length || !abilities.has('projects.prices'))
    return { spi: null, cpi: null }
  const { figures } = await projectValue(project, baseline)
  const { spi, cpi } = valueIndices(figures)
  return { spi, cpi }
}

async function moneyOf(project: Project, abilities: ReadonlySet<string>) {
  if (!abilities.has('projects.prices') || !abilities.has('payment-tracking.view')) return null
  const { currencies } = await projectTracking(project, abilities)
  const own = currencies?.find(({ currency }) => currency === project.currency)
  if (!own) return null
  const { contract, variations, revised, certified, received, overdue } = own.figures
  const { billed, committed, margin } = own.figures
  return {
    currency: project.currency,
    ...{ contract, variations, revised, certified, received, overdue, billed, committed, margin },
  }
}

/** The next milestones of the contract; of the schedule where the contract has none ahead. */
async function nextMilestones(project: Project, outline: readonly Placed[]) {
  const open = await openMilestones(project)
  if (!open.length) return scheduleMilestones(outline)
  return open.slice(0, NEXT).map(({ milestone, status, forecastOn, varianceDays }) => ({
    ...{ milestoneId: milestone.id, taskId: milestone.taskId },
    ...{ name: milestone.name, nameAr: milestone.nameAr },
    ...{ on: forecastOn, deadlineOn: milestone.contractOn, varianceDays },
    isLate: status === 'late',
  }))
}

function scheduleMilestones(outline: readonly Placed[]) {
  const now = today()
  return outline
    .filter(({ kind, task }) => MILESTONES.has(kind) && task.actualFinish === null)
    .filter(({ task }) => task.earlyFinish !== null)
    .sort((one, other) => one.task.earlyFinish! - other.task.earlyFinish!)
    .slice(0, NEXT)
    .map(({ task }) => {
      const on = dayText(task.earlyFinish)!
      const deadlineOn = dayText(task.deadline)
      return {
        ...{ milestoneId: null, taskId: task.id, name: task.name, nameAr: task.nameAr },
        ...{ on, deadlineOn },
        varianceDays: deadlineOn === null ? null : parseDay(on) - parseDay(deadlineOn),
        isLate: deadlineOn !== null && (on > deadlineOn || now > deadlineOn),
      }
    })
}
