import type { HttpContext } from '@adonisjs/core/http'
import { requireVersion } from '#core/http/version'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockPlan, lockPromise } from './find_plan.js'
import { showWeek } from './present_plan.js'
import { requirePlanAction, type PlanAction } from './weekly_plan_states.js'
import type WeeklyPlan from './weekly_plan.js'
import type WeeklyPromise from './weekly_promise.js'

const answerWeek = (ctx: HttpContext, { projectId, weekOn: day }: WeeklyPlan, uow: UnitOfWork) =>
  showWeek(ctx, { projectId, day }, uow)

/** One step of a weekly plan. @throws AppError 404, 412, and what its status and its days refuse */
export function actOnPlan(
  ctx: HttpContext,
  action: PlanAction,
  work: (uow: UnitOfWork, plan: WeeklyPlan) => Promise<unknown>
) {
  const expectedVersion = requireVersion(ctx)
  return writeRequest(ctx, async (uow) => {
    const plan = await lockPlan(uow, ctx.params.id, expectedVersion)
    requirePlanAction(action, plan, today())
    await work(uow, plan)
    return answerWeek(ctx, plan, uow)
  })
}

/** One change of a promise, on the version of its week. @throws AppError as above */
export function actOnPromise(
  ctx: HttpContext,
  action: PlanAction,
  work: (uow: UnitOfWork, subject: { plan: WeeklyPlan; promise: WeeklyPromise }) => Promise<unknown>
) {
  const expectedVersion = requireVersion(ctx)
  return writeRequest(ctx, async (uow) => {
    const subject = await lockPromise(uow, ctx.params.id, expectedVersion)
    requirePlanAction(action, subject.plan, today())
    await work(uow, subject)
    return answerWeek(ctx, subject.plan, uow)
  })
}
