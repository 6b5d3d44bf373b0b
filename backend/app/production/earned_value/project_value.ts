import db from '@adonisjs/lucid/services/db'
import { earnedValue, plannedValue, type PlannedWork } from '#engines/scheduling/earned_value'
import { dayOf, formatDay, MINUTES_OF_DAY, parseDay, type Day } from '#engines/scheduling/moment'
import { today } from '#core/settings/firm_clock'
import { baselineDates, type BaselineDates } from '#production/baselines/baseline_dates'
import type Baseline from '#production/baselines/baseline'
import type Project from '#production/projects/project'
import { readPlan, type PlanState } from '#production/schedules/plan_state'
import { outlineOf, summaryProgress, type Placed } from '#production/tasks/outline'
import {
  engineCalendars,
  planCalendars,
  type PlanCalendar,
} from '#production/work_calendars/plan_calendars'
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
  const planned = await plannedTasks(outline, baseline)
  const work = plannedWork(planned, state, await planCalendars())
  // what is earned is what was planned: budgets of later days are no part of it
  const budgets = new Map(planned.map(([id, { budgetMinor }]) => [id, budgetMinor ?? 0]))
  const percentOf = progressNow(state, outline)
  const asOf = state.settings.dataDate === null ? parseDay(today()) : dayOf(state.settings.dataDate)
  const { costs, unconverted } = await costsByDay(project)
  const figures = {
    bac: [...budgets.values()].reduce((sum, budget) => sum + budget, 0),
    pv: plannedValue(work, asOf * MINUTES_OF_DAY),
    ev: earnedValue([...budgets].map(([id, budget]) => ({ budget, percentE2: percentOf(id) }))),
    ac: costUpTo(costs, asOf),
  }
  const progress = await progressByTask(project.id)
  const points = daysOf(work, asOf).map((day) => ({
    on: formatDay(day),
    pv: plannedValue(work, day * MINUTES_OF_DAY),
    ev: day > asOf ? null : earnedUpTo(budgets, progress, day),
    ac: day > asOf ? null : costUpTo(costs, day),
  }))
  return {
    asOf: formatDay(asOf),
    labourUntil: await labourUntil(project),
    unconvertedBills: unconverted.filter((day) => day <= asOf).length,
    ...{ figures, points },
  }
}

/** What a baseline kept of the tasks that were no summaries then, those that are gone since too. */
async function plannedTasks(outline: readonly Placed[], baseline: Baseline) {
  const summaries = new Set(
    outline.flatMap(({ task, kind }) => (kind === 'summary' ? [task.id] : []))
  )
  const planned = [...(await baselineDates(baseline.id))]
  return planned.filter(([id, { wasSummary }]) => !(wasSummary ?? summaries.has(id)))
}

function plannedWork(
  planned: readonly [number, BaselineDates][],
  { settings, tasks }: PlanState,
  known: ReadonlyMap<number, PlanCalendar>
): PlannedWork[] {
  const calendars = engineCalendars(known, settings.start)
  return planned.map(([id, { start, finish, budgetMinor }]) => ({
    start,
    finish,
    budget: budgetMinor ?? 0,
    calendar: calendars.get(tasks.get(id)?.calendarId ?? settings.calendarId)!,
  }))
}

/** How far each task is; one that has become a summary is as far as what is under it. */
function progressNow({ tasks }: PlanState, outline: readonly Placed[]) {
  const ofSummaries = summaryProgress(outline)
  return (id: number) => ofSummaries.get(id) ?? tasks.get(id)?.percentE2 ?? 0
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
