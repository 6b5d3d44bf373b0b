import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockPlan } from '#production/consumption/actions/lock_plan'
import { recordPlanChange } from '#production/consumption/actions/record_plan_change'
import { changePlan, savePlans } from '#production/consumption/actions/save_plans'
import { planRowsValidator, updatePlanValidator } from '#production/consumption/validator'

export default class MaterialPlansController {
  /** Plans one material or many at once, all of them or none. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, planRowsValidator)
    ctx.response.status(201)
    return writeRequest(ctx, (uow) => savePlans(uow, input))
  }

  async update(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    const input = await validateBody(ctx, updatePlanValidator)
    return writeRequest(ctx, async (uow) => {
      const plan = await lockPlan(uow, ctx.params.id, expectedVersion)
      await changePlan(uow, plan, input)
      return { id: plan.id, version: plan.version }
    })
  }

  /** What was issued and installed stays; only the plan goes. */
  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    await writeRequest(ctx, async (uow) => {
      const plan = await lockPlan(uow, ctx.params.id, expectedVersion)
      const before = plan.toAudit()
      await plan.useTransaction(uow.trx).delete()
      await recordPlanChange(uow, 'delete', plan, before)
    })
    return ctx.response.noContent()
  }
}
