import type { HttpContext } from '@adonisjs/core/http'
import ApprovalRule from '#core/approvals/models/approval_rule'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { approvalRuleListing } from './listing.js'
import { createApprovalRule, lockApprovalRule, updateApprovalRule } from './save_rule.js'
import ApprovalRuleTransformer from './approval_rule_transformer.js'
import { createApprovalRuleValidator, updateApprovalRuleValidator } from './validator.js'

/** Rules are switched off, not deleted: requests name the rule that they were opened by. */
export default class ApprovalRulesController {
  async index(ctx: HttpContext) {
    const rules = await answerList(ctx, ApprovalRule, approvalRuleListing)
    return ctx.serialize(ApprovalRuleTransformer.transform(rules))
  }

  async show(ctx: HttpContext) {
    const rule = await ApprovalRule.find(ctx.params.id)
    if (!rule) throw notFound()
    return ctx.serialize(ApprovalRuleTransformer.transform(rule))
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createApprovalRuleValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await createApprovalRule(uow, input)
      const rule = await ApprovalRule.findOrFail(id, { client: uow.trx })
      return ctx.serialize(ApprovalRuleTransformer.transform(rule))
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateApprovalRuleValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const rule = await lockApprovalRule(uow, ctx.params.id, expectedVersion)
      const outcome = await updateApprovalRule(uow, rule, input)
      if (outcome === 'held') ctx.response.status(202)
      await rule.refresh()
      return ctx.serialize(ApprovalRuleTransformer.transform(rule))
    })
  }
}
