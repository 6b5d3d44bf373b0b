import type { Infer } from '@vinejs/vine/types'
import { diff } from '#core/audit/append_audit'
import { holdChange, registerHeldChange } from '#identity/held_changes/hold_change'
import { emptyColumns } from '#core/database/empty_columns'
import type { RuleStep } from '#core/approvals/top_approver'
import ApprovalRule from '#core/approvals/models/approval_rule'
import { invalid, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import { BASE_CURRENCY, basisPointsOf, parseMoney } from '#engines/money/money'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { requireApprovers } from './require_approvers.js'
import type { createApprovalRuleValidator, updateApprovalRuleValidator } from './validator.js'

type Changes = Infer<typeof updateApprovalRuleValidator>

/** Rules with a margin take precedence over those with amounts alone. */
const PRIORITY = { margin: 50, amount: 100 }

/**
 * Adds a rule, which decides nothing before a second person has confirmed it. Requests that wait already
 * keep the steps that they were given.
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
  const wanted = rule.toAudit()
  const isHeld = rule.active
  rule.active = false
  await rule.save()
  await uow.audit({ action: 'create', ...about(rule), after: rule.toAudit() })
  if (isHeld) await holdRule(uow, rule, { active: true }, [{ active: false }, wanted])
  publishChange(uow, rule, 'create')
  return rule
}

/**
 * Changes a locked rule, for what is submitted from now on: its names at once, what it decides when a
 * second person has confirmed it. Of what is held the stored rule knows nothing.
 * @throws AppError as above
 */
export async function updateApprovalRule(
  uow: UnitOfWork,
  rule: ApprovalRule,
  input: Changes
): Promise<'changed' | 'held'> {
  const before = rule.toAudit()
  await fill(uow, rule, input)
  const after = rule.toAudit()
  if (decidesOtherwise(before, after)) {
    await holdRule(uow, rule, input, [before, after])
    return 'held'
  }
  await saveChange(uow, rule, before)
  return 'changed'
}

async function saveChange(uow: UnitOfWork, rule: ApprovalRule, before: Record<string, unknown>) {
  rule.version++
  await rule.save()
  await uow.audit({ action: 'update', ...about(rule), before, after: rule.toAudit() })
  publishChange(uow, rule, 'update')
}

/** Whether anything but the names of a rule differs. */
function decidesOtherwise(before: Record<string, unknown>, after: Record<string, unknown>) {
  return diff(before, after).some(({ field }) => field !== 'name' && field !== 'nameAr')
}

type Audited = ReturnType<ApprovalRule['toAudit']>

/** Who decides on what is decided by two people, not by one administrator. */
function holdRule(
  uow: UnitOfWork,
  { id, name, version }: ApprovalRule,
  input: Changes,
  [before, after]: [Audited, Audited]
) {
  return holdChange(uow, {
    ...{ kind: 'approval_rule', subjectId: id, label: name, concernedId: null },
    payload: { input, version },
    before,
    after,
  })
}

registerHeldChange('approval_rule', async (uow, { subjectId, payload }) => {
  const { input, version } = payload as { input: Changes; version: number }
  // what was confirmed is what was looked at
  const rule = await lockApprovalRule(uow, subjectId, version)
  const before = rule.toAudit()
  await fill(uow, rule, input)
  await saveChange(uow, rule, before)
})

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
