import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { publishRevision, withdrawPolicy } from '#people/policies/revise_policy'
import { stepOf } from '#people/policies/step'
import { publicationValidator, withdrawalValidator } from '#people/policies/validator'

export default class PolicyStepsController {
  async publish(ctx: HttpContext) {
    const { effectiveOn } = await validateBody(ctx, publicationValidator)
    return stepOf(ctx, (uow, policy) => publishRevision(uow, policy, effectiveOn))
  }

  async withdraw(ctx: HttpContext) {
    const { withdrawnOn } = await validateBody(ctx, withdrawalValidator)
    return stepOf(ctx, (uow, policy) => withdrawPolicy(uow, policy, withdrawnOn))
  }
}
