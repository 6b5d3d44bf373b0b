import { DateTime } from 'luxon'
import { voidApproval } from '#core/approvals/void_approval'
import { invalid } from '#core/exceptions/app_error'
import { checkVersion } from '#core/http/version'
import type { Unit } from '#core/unit/unit'
import { saveNext, type Change } from '#engineering/actions/change_quotation'
import { lockQuotation } from '#engineering/actions/lock_quotation'
import { logQuotation } from '#engineering/actions/log_quotation'
import { QUOTATION_DOCUMENT } from '#engineering/actions/request_approval'
import { STATUS_OF_STAGE, type QuotationStage } from '#engineering/enums/quotation_stages'
import type Quotation from '#engineering/models/quotation'
import { dayAfter, FOLLOW_UP_DAYS } from '#engineering/rules/follow_up'
import { requireChoices } from '#engineering/rules/known_choices'
import { requireTransition, type QuotationAction } from '#engineering/rules/quotation_life'
import { today } from '#core/settings/firm_clock'

/** What happens to a quotation once it is out of the approvers' hands. */
export type Move = Extract<QuotationAction, 'send' | 'win' | 'lose' | 'cancel' | 'reopen'>

export interface Outcome {
  /** Of a loss, from the list `lost-reasons`. */
  lostReason?: string | null
  competitor?: string | null
  /** Why it was called off or taken up again; a remark otherwise. */
  reason?: string | null
  validUntilOn?: string | null
  followUpOn?: string | null
}

/**
 * Takes a quotation one step further: to the client, won, lost, cancelled, or taken up again.
 * @throws AppError 404, 403, 409 CONFLICT, 412, 422 on `lostReason` or `validUntilOn`
 */
export async function moveQuotation(
  unit: Unit,
  { id, seen, by }: Change,
  move: Move,
  outcome: Outcome
) {
  const quotation = await lockQuotation(unit, id)
  const { to } = requireTransition(move, quotation, by)
  await checkVersion(quotation, seen, unit.trx)
  if (move === 'lose') await requireChoices(unit.trx, { lostReason: outcome.lostReason })
  const before = quotation.toAudit()
  setStage(quotation, to as QuotationStage)
  fillOutcome(quotation, move, outcome)
  await saveNext(unit, quotation)
  if (move === 'cancel') await voidApproval(unit, QUOTATION_DOCUMENT, id, 'cancelled')
  await logQuotation(unit, move, quotation, { before, after: quotation.toAudit() })
  return quotation
}

export function setStage(quotation: Quotation, stage: QuotationStage) {
  quotation.stage = stage
  quotation.status = STATUS_OF_STAGE[stage]
}

function fillOutcome(quotation: Quotation, move: Move, outcome: Outcome) {
  const { lostReason = null, competitor = null, reason = null } = outcome
  const waits = move === 'send' || move === 'reopen'
  quotation.merge({ lostReason, competitor, outcomeNote: reason })
  quotation.closedAt = waits ? null : DateTime.utc()
  quotation.followUpOn = waits ? (outcome.followUpOn ?? dayAfter(today(), FOLLOW_UP_DAYS[0])) : null
  quotation.reminders = 0
  if (move === 'send') quotation.sentAt = DateTime.utc()
  if (move === 'cancel') quotation.openRevision = null
  if (!waits) return
  if (outcome.validUntilOn) quotation.validUntilOn = outcome.validUntilOn
  const { validUntilOn } = quotation
  if (validUntilOn && validUntilOn < today()) throw invalid({ validUntilOn: ['past'] })
}
