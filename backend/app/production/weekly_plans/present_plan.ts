import type { HttpContext } from '@adonisjs/core/http'
import { nameIn, userNames } from '#core/base/user_names'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { lateMaterialsOf } from '#production/look_ahead/late_materials'
import { openConstraintsOf } from '#production/task_constraints/constraint_rows'
import { firmWeekOf } from '#production/work_calendars/firm_week'
import { carryable } from './carry_promises.js'
import { planAt } from './find_plan.js'
import { percentComplete } from './ppc.js'
import { presentPromises, promiseRows } from './promise_rows.js'
import { isPlanAllowed, PLAN_ACTIONS, weekEnd } from './weekly_plan_states.js'
import type WeeklyPlan from './weekly_plan.js'

/** The week of a project that holds a day, with its promises; version 0 where nothing was promised. */
export async function showWeek(
  viewer: Pick<HttpContext, 'abilities'>,
  { projectId, day }: { projectId: number; day: string },
  uow?: UnitOfWork
) {
  const plan = await planAt(projectId, day, uow?.trx)
  const weekOn = plan?.weekOn ?? (await firmWeekOf(day, uow?.trx))
  const status = plan?.status ?? 'draft'
  const promises = plan ? await promisesOf(plan, uow) : []
  const kept = promises.filter(({ outcome }) => outcome === 'done').length
  const names = await userNames([plan?.committedBy, plan?.closedBy], uow?.trx)
  const now = today()
  const by = { abilities: viewer.abilities, now }
  return {
    id: plan?.id ?? null,
    version: plan?.version ?? 0,
    ...{ projectId, status, weekOn, weekEndOn: weekEnd(weekOn) },
    ...{ previousOn: addDays(weekOn, -7), nextOn: addDays(weekOn, 7) },
    isCurrent: weekOn <= now && now <= weekEnd(weekOn),
    committedAt: plan?.committedAt?.toUTC().toISO() ?? null,
    committedByName: nameIn(names, plan?.committedBy),
    closedAt: plan?.closedAt?.toUTC().toISO() ?? null,
    closedByName: nameIn(names, plan?.closedBy),
    made: promises.length,
    kept,
    missed: promises.filter(({ outcome }) => outcome === 'not_done').length,
    carryable: isPlanAllowed('promise', { status, weekOn }, by)
      ? (await carryable({ id: plan?.id ?? null, projectId, weekOn }, uow)).length
      : 0,
    // a draft promises nothing yet
    ppc: status === 'draft' ? null : percentComplete(kept, promises.length),
    promises,
    can: Object.fromEntries(
      PLAN_ACTIONS.map((action) => [action, isPlanAllowed(action, { status, weekOn }, by)])
    ) as Record<(typeof PLAN_ACTIONS)[number], boolean>,
  }
}

/** Promises with how many constraints of their tasks are still open, and late material. */
async function promisesOf({ id, projectId }: WeeklyPlan, uow?: UnitOfWork) {
  const rows = await promiseRows({ plan_id: id }, uow?.trx)
  const taskIds = [...new Set(rows.map((row) => row.task_id))]
  const open = await openConstraintsOf(taskIds, uow?.trx)
  const late = await lateMaterialsOf(projectId, taskIds, uow?.trx)
  const shown = await presentPromises(rows, uow?.trx)
  return shown.map((promise) => ({
    ...promise,
    openConstraints: open.get(promise.taskId)?.length ?? 0,
    lateMaterialOn: late.get(promise.taskId) ?? null,
  }))
}
