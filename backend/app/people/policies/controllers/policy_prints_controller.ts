import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { today } from '#core/settings/firm_clock'
import { inForceOn } from '#people/policies/in_force'
import { requestPrint } from '#people/policies/pdf/request_print'
import Policy from '#people/policies/policy'
import PolicyRevision from '#people/policies/policy_revision'
import { policyPrintValidator } from '#people/policies/validator'

export default class PolicyPrintsController {
  /** What was in force on the day asked for, today unless one is named. */
  async store(ctx: HttpContext) {
    const { asOf = today(), language } = await validateBody(ctx, policyPrintValidator)
    const policy = await Policy.find(ctx.params.id)
    if (!policy) throw notFound()
    const revisions = await PolicyRevision.query().where('policyId', policy.id)
    const said = inForceOn(policy, revisions, asOf)
    if (!said) throw notFound()
    return requestPrint(ctx, policy, { revision: said.revision, language })
  }
}
