import type { HttpContext } from '@adonisjs/core/http'
import { validateBody } from '#core/http/validate'
import { beginRevision, changeDraft, discardDraft } from '#people/policies/revise_policy'
import { stepOf } from '#people/policies/step'
import { draftValidator } from '#people/policies/validator'

export default class PolicyDraftsController {
  /** The next revision, which nobody is told of before it is published. */
  async store(ctx: HttpContext) {
    const draft = await validateBody(ctx, draftValidator)
    ctx.response.status(201)
    return stepOf(ctx, (uow, policy) => beginRevision(uow, policy, draft))
  }

  async update(ctx: HttpContext) {
    const draft = await validateBody(ctx, draftValidator)
    return stepOf(ctx, (uow, policy) => changeDraft(uow, policy, draft))
  }

  async destroy(ctx: HttpContext) {
    return stepOf(ctx, discardDraft)
  }
}
