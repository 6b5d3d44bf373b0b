import type { RuleStep } from '#core/approvals/top_approver'
import type ApprovalRule from '#core/approvals/models/approval_rule'
import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { holdersOf, namedApprovers } from '#identity/shared/people'
import { DECIDING_ABILITIES, type DocumentType } from '#identity/access/deciding'
import { STEP_ABILITIES } from './deciding.js'

/**
 * Everyone a step names must be able to decide on the document type: a document that reaches
 * a step without an approver would wait for ever.
 * @throws AppError 422 on `steps.N.approver`
 */
export async function requireApprovers(uow: UnitOfWork, rule: ApprovalRule) {
  const ability = DECIDING_ABILITIES[rule.documentType as DocumentType]
  const deciders = new Set(await holdersOf(ability, uow.trx))
  for (const [index, step] of rule.steps.entries()) {
    const named = await namedBy(uow, step)
    if (!named.some((id) => deciders.has(id)))
      throw invalid({ [`steps.${index}.approver`]: ['nobodyDecides'] })
  }
}

function namedBy(uow: UnitOfWork, { kind, value }: RuleStep): Promise<number[]> {
  const isUnknown = kind === 'ability' && !STEP_ABILITIES.includes(value)
  return isUnknown ? Promise.resolve([]) : namedApprovers(kind, value, uow.trx)
}
