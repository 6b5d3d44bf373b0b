import { DateTime } from 'luxon'
import { voidApproval } from '#core/approvals/void_approval'
import { invalid } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { emitAccepted, requireUnaccepted } from './accept_variation.js'
import { saveNext, type Change } from './change_quotation.js'
import { lockQuotation } from '#engineering/quotations/lock_quotation'
import { logQuotation } from '#engineering/quotations/log_quotation'
import { QUOTATION_DOCUMENT } from '#engineering/quotations/approval'
import { STATUS_OF_STAGE, type QuotationStage } from '#engineering/enums/quotation_stages'
import type Quotation from '#engineering/quotations/models/quotation'
import { dayAfter, FOLLOW_UP_DAYS } from '#engineering/quotations/follow_up'
import { requireChoices } from '#engineering/shared/require_choices'
import { requireAction, type QuotationAction } from '#engineering/quotations/states'
import { today } from '#core/settings/firm_clock'

/** What happens to a quotation once it is out of the approvers' hands. */
export type Move = Extract<QuotationAction, 'send' | 'win' | 'lose' | 'cancel' | 'reopen'>

const STAGE_AFTER: Readonly<Record<Move, QuotationStage>> = {
  send: 'submitted_to_client',
  win: 'won',
  lose: 'lost',
  cancel: 'cancelled',
  reopen: 'submitted_to_client',
}

export interface Outcome {
  /** Of a loss, from the list `lost-reasons`. */
  lostReason?: string | null
  competitor?: string | null
  /** Why it was cancelled or taken up again; a remark otherwise. */
  reason?: string | null
  validUntilOn?: string | null
  followUpOn?: string | null
}

/**
 * Takes a quotation one step further: to the client, won, lost, cancelled, or taken up again.
 * @throws AppError 404, 403, 409 CONFLICT, 412, 422 on `lostReason` or `validUntilOn`
 */
export async function moveQuotation(
  uow: UnitOfWork,
  { id, expectedVersion, by }: Change,
  move: Move,
  outcome: Outcome
) {
  const quotation = await lockQuotation(uow, id)
  requireAction(move, quotation, by)
  await checkVersion(quotation, expectedVersion, uow.trx)
  if (move === 'lose') await requireChoices(uow.trx, { lostReason: outcome.lostReason })
  if (move === 'win') await requireUnaccepted(uow, quotation)
  const before = quotation.toAudit()
  setStage(quotation, STAGE_AFTER[move])
  fillOutcome(quotation, move, outcome)
  await saveNext(uow, quotation)
  if (move === 'cancel') await voidApproval(uow, QUOTATION_DOCUMENT, id, 'cancelled')
  await logQuotation(uow, move, quotation, { before, after: quotation.toAudit() })
  if (move === 'win') await emitAccepted(uow, quotation)
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
