import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import { showConstraint } from '#production/task_constraints/present_constraint'
import { lockConstraint } from '#production/task_constraints/record_constraint'
import { resolveConstraint } from '#production/task_constraints/save_constraint'

export default class ConstraintResolutionsController {
  async store(ctx: HttpContext) {
    return settle(ctx, true)
  }

  /** It was not out of the way after all. */
  async destroy(ctx: HttpContext) {
    return settle(ctx, false)
  }
}

async function settle(ctx: HttpContext, isResolved: boolean) {
  await validateBody(ctx, noBody)
  const expectedVersion = requireVersion(ctx)
  return writeRequest(ctx, async (uow) => {
    const constraint = await lockConstraint(uow, ctx.params.id, expectedVersion)
    await resolveConstraint(uow, constraint, { isResolved })
    return showConstraint(ctx, constraint.id, uow)
  })
}
