import type { HttpContext } from '@adonisjs/core/http'
import ApprovalRule from '#core/approvals/models/approval_rule'
import { notFound } from '#core/exceptions/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit/write_request'
import { approvalRuleListing } from '#administration/approval_rules/listing'
import { createApprovalRule, lockApprovalRule, updateApprovalRule } from '#administration/approval_rules/save_rule' // prettier-ignore
import ApprovalRuleTransformer from '#administration/approval_rules/transformers/approval_rule_transformer'
import { createApprovalRuleValidator, updateApprovalRuleValidator } from '#administration/approval_rules/validators' // prettier-ignore

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
    return writeRequest(ctx, async (unit) => {
      const { id } = await createApprovalRule(unit, input)
      const rule = await ApprovalRule.findOrFail(id, { client: unit.trx })
      return ctx.serialize(ApprovalRuleTransformer.transform(rule))
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateApprovalRuleValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const rule = await lockApprovalRule(unit, ctx.params.id, seen)
      await updateApprovalRule(unit, rule, input)
      return ctx.serialize(ApprovalRuleTransformer.transform(rule))
    })
  }
}
