import db from '@adonisjs/lucid/services/db'
import { earnedValue, plannedValue, type PlannedWork } from '#engines/scheduling/earned_value'
import { dayOf, formatDay, MINUTES_OF_DAY, parseDay, type Day } from '#engines/scheduling/moment'
import { today } from '#core/settings/firm_clock'
import { baselineDates } from '#production/baselines/baseline_dates'
import type Baseline from '#production/baselines/baseline'
import type Project from '#production/projects/project'
import { readPlan, type PlanState } from '#production/schedules/plan_state'
import { outlineOf, type Placed } from '#production/tasks/outline'
import { engineCalendars, planCalendars } from '#production/work_calendars/plan_calendars'
import { costsByDay, costUpTo, labourUntil } from './actual_costs.js'

/** Most points of a curve; longer projects have them further apart. */
const MOST_POINTS = 60
const WEEK = 7

/**
 * Earned value of a project against a baseline, now and week by week.
 * @returns amounts in minor units of the project's currency
 */
export async function projectValue(project: Project, baseline: Baseline) {
  const state = await readPlan(project.id)
  const outline = outlineOf(state.tasks.values())
  const work = await plannedWork(state, outline, baseline)
  const budgets = budgetsOf(outline)
  const asOf = state.settings.dataDate === null ? parseDay(today()) : dayOf(state.settings.dataDate)
  const costs = await costsByDay(project)
  const figures = {
    bac: [...budgets.values()].reduce((sum, budget) => sum + budget, 0),
    pv: plannedValue(work, asOf * MINUTES_OF_DAY),
    ev: earnedValue(
      [...budgets].map(([id, budget]) => ({ budget, percentE2: state.tasks.get(id)!.percentE2 }))
    ),
    ac: costUpTo(costs, asOf),
  }
  const progress = await progressByTask(project.id)
  const points = daysOf(work, asOf).map((day) => ({
    on: formatDay(day),
    pv: plannedValue(work, day * MINUTES_OF_DAY),
    ev: day > asOf ? null : earnedUpTo(budgets, progress, day),
    ac: day > asOf ? null : costUpTo(costs, day),
  }))
  return { asOf: formatDay(asOf), labourUntil: await labourUntil(project), figures, points }
}

/** Budgets of what is no summary, as they are now. */
function budgetsOf(outline: readonly Placed[]): Map<number, number> {
  const work = outline.filter(({ kind }) => kind !== 'summary')
  return new Map(work.map(({ task }) => [task.id, task.budgetMinor ?? 0]))
}

async function plannedWork(
  state: PlanState,
  outline: readonly Placed[],
  baseline: Baseline
): Promise<PlannedWork[]> {
  const planned = await baselineDates(baseline.id)
  const calendars = engineCalendars(await planCalendars(), state.settings.start)
  const summaries = new Set(
    outline.filter(({ kind }) => kind === 'summary').map(({ task }) => task.id)
  )
  return [...planned]
    .filter(([id]) => !summaries.has(id))
    .map(([id, { start, finish, budgetMinor }]) => ({
      start,
      finish,
      budget: budgetMinor ?? 0,
      calendar: calendars.get(state.tasks.get(id)?.calendarId ?? state.settings.calendarId)!,
    }))
}

/** A day of each week from the first planned work to the last, with the data date among them. */
function daysOf(work: readonly PlannedWork[], asOf: Day): Day[] {
  if (!work.length) return []
  const first = Math.min(...work.map(({ start }) => dayOf(start)))
  const last = Math.max(asOf, ...work.map(({ finish }) => dayOf(finish) + 1))
  const step = WEEK * Math.max(1, Math.ceil((last - first) / WEEK / MOST_POINTS))
  const days = new Set([asOf, last])
  for (let day = first; day < last; day += step) days.add(day)
  return [...days].filter((day) => day >= first).sort((a, b) => a - b)
}

type Progress = Map<number, { day: Day; percentE2: number }[]>

async function progressByTask(projectId: number): Promise<Progress> {
  const rows: { task_id: number; reported_on: string; percent_e2: number }[] = await db
    .from('task_progress')
    .where('project_id', projectId)
    .orderBy('reported_on')
    .select('task_id', 'reported_on', 'percent_e2')
  return Map.groupBy(
    rows.map((row) => ({
      id: row.task_id,
      day: parseDay(row.reported_on),
      percentE2: row.percent_e2,
    })),
    ({ id }) => id
  )
}

function earnedUpTo(budgets: ReadonlyMap<number, number>, progress: Progress, day: Day): number {
  return earnedValue(
    [...budgets].map(([id, budget]) => ({
      budget,
      percentE2: progress.get(id)?.findLast((report) => report.day <= day)?.percentE2 ?? 0,
    }))
  )
}
