import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockPlan } from '#production/consumption/actions/lock_plan'
import { reportProgress } from '#production/consumption/actions/report_progress'
import { progressValidator } from '#production/consumption/validator'

export default class MaterialProgressesController {
  /** Notes how much of the work of a planned material is done. */
  async store(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    const input = await validateBody(ctx, progressValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const plan = await lockPlan(uow, ctx.params.id, expectedVersion)
      await reportProgress(uow, plan, input)
      return { id: plan.id, version: plan.version }
    })
  }
}
