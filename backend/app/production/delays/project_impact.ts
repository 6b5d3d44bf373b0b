import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Infer } from '@vinejs/vine/types'
import { notFound } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import { MINUTES_OF_DAY, dayOf, formatDay, parseDay } from '#engines/scheduling/moment'
import type { Plan } from '#engines/scheduling/network'
import {
  timeImpact,
  type AssessedDelay,
  type Shift,
  type TimeImpact,
} from '#engines/scheduling/time_impact'
import Baseline from '#production/baselines/baseline'
import { baselineDates, baselineOf } from '#production/baselines/baseline_dates'
import { DELAY_RESPONSIBLES } from '#production/enums/delays'
import { planOf, readPlan } from '#production/schedules/plan_state'
import { planCalendars, type PlanCalendar } from '#production/work_calendars/plan_calendars'
import { baselinePlan } from './baseline_plan.js'
import type Delay from './delay.js'
import { tasksOfDelays } from './delay_rows.js'
import type { impactQueryValidator } from './validator.js'

export type ImpactBase = Infer<typeof impactQueryValidator>

/** Ten-thousandths of an hour, and of a day. */
const E4 = 10_000

/**
 * What delays of one project do to its finish, in the plan that is named, else in the last baseline that was
 * taken before the first of them, else in the plan as it is.
 * @throws AppError 404 for a baseline of another project
 */
export async function projectImpact(
  projectId: number,
  delays: readonly Delay[],
  requested: ImpactBase,
  trx?: TransactionClientContract
) {
  const baseline = await chooseBaseline(projectId, delays, requested, trx)
  const calendars = await planCalendars(trx)
  const { plan: current } = planOf(await readPlan(projectId, trx), calendars)
  const plan = baseline ? baselinePlan(current, await baselineDates(baseline.id, trx)) : current
  const base = baseline
    ? { kind: 'baseline' as const, id: baseline.id, name: baseline.name, takenOn: baseline.takenOn }
    : { kind: 'plan' as const, id: null, name: null, takenOn: null }
  const ids = delays.map(({ id }) => id)
  const tasks = await tasksOfDelays(ids, trx)
  if (!plan.tasks.length || !delays.length) return { projectId, base, impact: null }
  const impact = timeImpact(plan, assessed(delays, tasks, { plan, calendars }))
  return { projectId, base, impact: presentImpact(impact, tasks, { plan, calendars }) }
}

type Tasks = Awaited<ReturnType<typeof tasksOfDelays>>

async function chooseBaseline(
  projectId: number,
  delays: readonly Delay[],
  { base, baselineId }: ImpactBase,
  trx?: TransactionClientContract
) {
  if (baselineId !== undefined) {
    const named = await baselineOf(projectId, baselineId)
    if (!named) throw notFound()
    return named
  }
  if (base === 'plan' || !delays.length) return null
  const first = delays.map(({ firstOn }) => firstOn).sort()[0]!
  return Baseline.query(trx && { client: trx })
    .where('projectId', projectId)
    .where('takenOn', '<=', first)
    .orderBy('takenOn', 'desc')
    .orderBy('id', 'desc')
    .first()
}

interface Planned {
  plan: Plan
  calendars: ReadonlyMap<number, PlanCalendar>
}

/** Working minutes of a day of the task's calendar. */
function minutesPerDay(taskId: number, { plan, calendars }: Planned): number {
  const task = plan.tasks.find(({ id }) => id === taskId)
  const calendarId = task?.calendarId ?? plan.settings.calendarId
  return (calendars.get(calendarId)!.calendar.hoursPerDayE4 * 60) / E4
}

function assessed(delays: readonly Delay[], tasks: Tasks, planned: Planned): AssessedDelay[] {
  const byDelay = Map.groupBy(tasks, ({ delayId }) => delayId)
  const now = today()
  return delays.map(({ id, firstOn, lastOn, responsible }) => {
    const risk = DELAY_RESPONSIBLES.find(({ value }) => value === responsible)!
    return {
      id,
      from: parseDay(firstOn) * MINUTES_OF_DAY,
      to: (parseDay(lastOn ?? (now > firstOn ? now : firstOn)) + 1) * MINUTES_OF_DAY,
      hits: (byDelay.get(id) ?? []).map(({ taskId, daysE4 }) => ({
        taskId,
        minutes: Math.round((daysE4 * minutesPerDay(taskId, planned)) / E4),
      })),
      isExcusable: risk.time,
      isCompensable: risk.money,
    }
  })
}

function presentImpact(impact: TimeImpact, tasks: Tasks, planned: Planned) {
  const byTask = new Map(tasks.map((task) => [task.taskId, task]))
  const { settings } = planned.plan
  const perDay = (planned.calendars.get(settings.calendarId)!.calendar.hoursPerDayE4 * 60) / E4
  const days = (minutes: number, per: number) => Math.round((minutes / per) * 100) / 100
  const shift = ({ days: calendarDays, minutes }: Shift) => ({
    days: calendarDays,
    workingDays: days(minutes, perDay),
  })
  return {
    finishBeforeOn: formatDay(dayOf(impact.finishBefore)),
    finishAfterOn: formatDay(dayOf(impact.finishAfter)),
    critical: shift(impact.critical),
    excusable: shift(impact.excusable),
    compensable: shift(impact.compensable),
    delays: impact.delays.map(({ id, alone, hits, concurrent }) => ({
      id,
      alone: shift(alone),
      concurrent,
      tasks: hits.map(({ taskId, lost, floatBefore, floatConsumed, unaffected }) => {
        const per = minutesPerDay(taskId, planned)
        const { code, name, nameAr } = byTask.get(taskId)!
        return {
          ...{ taskId, code, name, nameAr, unaffected },
          lostDays: days(lost, per),
          floatDays: days(floatBefore, per),
          consumedDays: days(floatConsumed, per),
        }
      }),
    })),
  }
}
