import type { Infer } from '@vinejs/vine/types'
import { emptyColumns } from '#core/database/empty_columns'
import { BASE_CURRENCY } from '#core/approvals/base_amount'
import type { RuleStep } from '#core/approvals/find_rule'
import ApprovalRule from '#core/approvals/models/approval_rule'
import { invalid, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import { basisPointsOf, parseMoney } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { requireApprovers } from './require_approvers.js'
import type { createApprovalRuleValidator, updateApprovalRuleValidator } from './validator.js'

type Changes = Infer<typeof updateApprovalRuleValidator>

/** Rules with a margin take precedence over those with amounts alone. */
const PRIORITY = { margin: 50, amount: 100 }

/**
 * Adds a rule. Requests that wait already keep the steps that they were given.
 * @throws AppError 422 for amounts in the wrong order, a rule beside it for the same amounts, or a
 *   step that no one could decide
 */
export async function createApprovalRule(
  uow: UnitOfWork,
  { documentType, ...input }: Infer<typeof createApprovalRuleValidator>
) {
  const rule = new ApprovalRule().useTransaction(uow.trx)
  rule.merge({ ...emptyColumns(ApprovalRule), documentType, minMinor: 0 })
  rule.merge({ active: true, version: 1, createdBy: uow.actor.id })
  await fill(uow, rule, input)
  await uow.audit({ action: 'create', ...about(rule), after: rule.toAudit() })
  publishChange(uow, rule, 'create')
  return rule
}

/** Changes a locked rule, for what is submitted from now on. @throws AppError as above */
export async function updateApprovalRule(uow: UnitOfWork, rule: ApprovalRule, input: Changes) {
  const before = rule.toAudit()
  rule.version++
  await fill(uow, rule, input)
  await uow.audit({ action: 'update', ...about(rule), before, after: rule.toAudit() })
  publishChange(uow, rule, 'update')
}

/** @throws AppError 404, 412 */
export async function lockApprovalRule(uow: UnitOfWork, id: number, expectedVersion: number) {
  const rule = await ApprovalRule.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!rule) throw notFound()
  await checkVersion(rule, expectedVersion, uow.trx)
  return rule
}

async function fill(uow: UnitOfWork, rule: ApprovalRule, input: Changes) {
  const { amountFrom, amountTo, marginBelow, steps, ...plain } = input
  rule.merge({ ...plain, updatedBy: uow.actor.id })
  if (amountFrom !== undefined) rule.minMinor = parseMoney(amountFrom, BASE_CURRENCY)
  if (amountTo !== undefined)
    rule.maxMinor = amountTo === null ? null : parseMoney(amountTo, BASE_CURRENCY)
  if (marginBelow !== undefined)
    rule.belowMarginBp = marginBelow === null ? null : basisPointsOf(marginBelow)
  if (steps) rule.steps = steps.map(storedStep)
  rule.priority = rule.belowMarginBp === null ? PRIORITY.amount : PRIORITY.margin
  if (rule.maxMinor !== null && rule.maxMinor < rule.minMinor)
    throw invalid({ amountTo: ['amountOrder'] })
  if (rule.belowMarginBp !== null && rule.documentType !== 'quotation')
    throw invalid({ marginBelow: ['noMargin'] })
  if (steps) await requireApprovers(uow, rule)
  if (rule.active) await requireOwnGround(uow, rule)
  await rule.save()
}

function storedStep({ name, nameAr, approver }: NonNullable<Changes['steps']>[number]): RuleStep {
  const at = approver.indexOf(':')
  return { name, nameAr, kind: approver.slice(0, at), value: approver.slice(at + 1) }
}

/** Of two rules for the same amounts and margin, one would never apply. */
async function requireOwnGround(uow: UnitOfWork, rule: ApprovalRule) {
  const rules = await ApprovalRule.query({ client: uow.trx })
    .where({ documentType: rule.documentType, active: true })
    .forUpdate()
  const overlaps = rules.some(
    (other) =>
      other.id !== rule.id &&
      other.department === rule.department &&
      other.belowMarginBp === rule.belowMarginBp &&
      other.minMinor <= (rule.maxMinor ?? Number.POSITIVE_INFINITY) &&
      rule.minMinor <= (other.maxMinor ?? Number.POSITIVE_INFINITY)
  )
  if (overlaps) throw invalid({ amountFrom: ['overlaps'] })
}

const about = (rule: ApprovalRule) => ({
  entityType: 'approval_rule',
  entityId: rule.id,
  label: rule.name,
})

function publishChange(uow: UnitOfWork, { id }: ApprovalRule, action: string) {
  const data = { resource: 'approval-rules', id, action }
  uow.afterCommit(() => publishLive({ event: 'record', ability: 'approval-rules.manage', data }))
}
