import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { policyListing } from '#people/policies/listing'
import Policy from '#people/policies/policy'
import { presentPolicies, showPolicy } from '#people/policies/present_policy'
import { lockPolicy, POLICY } from '#people/policies/record_policy'
import { createPolicy, deletePolicy, updatePolicy } from '#people/policies/save_policy'
import { createPolicyValidator, updatePolicyValidator } from '#people/policies/validator'

export default class PoliciesController {
  async index(ctx: HttpContext) {
    return presentPolicies(ctx, await answerList(ctx, Policy, policyListing))
  }

  async show(ctx: HttpContext) {
    return showPolicy(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createPolicyValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await createPolicy(uow, input)
      return showPolicy(ctx, id, uow)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updatePolicyValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const policy = await lockPolicy(uow, ctx.params.id, expectedVersion)
      await updatePolicy(uow, policy, input)
      return showPolicy(ctx, policy.id, uow)
    })
  }

  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) =>
      deletePolicy(uow, await lockPolicy(uow, ctx.params.id, expectedVersion))
    )
  }

  /** What happened to a policy, newest first. */
  async history(ctx: HttpContext) {
    const { id } = await showPolicy(ctx, ctx.params.id)
    return answerHistory(ctx, POLICY, id)
  }
}
