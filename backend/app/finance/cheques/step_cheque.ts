import { takeBankAccount } from '#core/bank_accounts/own_accounts'
import { invalid } from '#core/base/app_error'
import type { Approver } from '#core/approvals/approver'
import { bookDocument } from '#core/books/book_document'
import { chequeDocuments } from '#core/cheques/cheque_documents'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { GONE_CHEQUES, OPEN_CHEQUES, type ChequeStatus } from '#finance/enums/cheques'
import Cheque from './cheque.js'
import { documentOf } from './enter_cheque.js'
import { keepStep } from './keep_step.js'
import { CHEQUE, recordCheque } from './record_cheque.js'
import { AFTER, chequeStates, type ChequeAction } from './states.js'

export interface RequestedStep {
  on?: string
  reason?: string | null
  /** Where it is deposited. */
  bankAccountId?: number | null
  /** The cheque that takes its place. */
  replacedById?: number
}

/** After these the cheque pays nothing. */
const FAILED: readonly ChequeAction[] = ['bounce', 'return', 'replace', 'stop', 'void']
/** These are in the books as the document of the cheque has them. */
const SETTLING: readonly ChequeStatus[] = ['held', 'deposited', 'cleared', 'issued']

/**
 * Takes a step of a locked cheque. Cleared, its money is at the bank; where it fails, what it settled is owed again,
 * once, whatever happens to the paper afterwards.
 * @throws AppError 409 in a state that doesn't allow it, 403 for another's step, 422 on `on`, `bankAccountId` or
 *   `replacedById`, and as taking back its document does
 */
export async function stepCheque(
  uow: UnitOfWork,
  cheque: Cheque,
  action: ChequeAction,
  { by, ...requested }: RequestedStep & { by: Approver }
) {
  chequeStates.require(action, cheque, by)
  const on = requested.on ?? today()
  await checkDay(uow, cheque, on)
  const before = cheque.toAudit()
  const { reason = null } = requested
  if (requested.bankAccountId !== undefined)
    cheque.bankAccountId = await takeBankAccount(uow, requested.bankAccountId, cheque)
  if (action === 'replace') cheque.replacedById = await replacementOf(uow, cheque, requested)
  await settle(uow, cheque, { action, on, reason })
  cheque.merge({ status: AFTER[action], steppedOn: on, reason })
  cheque.endedOn = OPEN_CHEQUES.includes(cheque.status) ? null : on
  if (GONE_CHEQUES.includes(cheque.status)) cheque.liveKey = null
  cheque.merge({ version: cheque.version + 1, updatedBy: uow.actor.id })
  cheque.refreshSearchText()
  await cheque.save()
  await keepStep(uow, cheque, { action, on, reason })
  await bookDocument(uow, CHEQUE, cheque.id)
  await recordCheque(uow, action, cheque, { before, after: cheque.toAudit() })
}

async function checkDay(uow: UnitOfWork, { steppedOn }: Cheque, on: string) {
  if (on > today()) throw invalid({ on: ['inFuture'] })
  if (on < steppedOn) throw invalid({ on: ['beforeLastStep'] })
  await requireUnlocked(uow, 'ledger', { day: on, field: 'on' })
}

/** Carries a step to the document that the cheque settles. */
async function settle(
  uow: UnitOfWork,
  cheque: Cheque,
  { action, on, reason }: { action: ChequeAction; on: string; reason: string | null }
) {
  const { documentKind, documentId, status } = cheque
  const owner = chequeDocuments(documentKind)
  if (action === 'clear') await owner.clear(uow, documentId, on)
  if (action === 'redeposit') cheque.merge(documentOf(await owner.settleAgain(uow, documentId, on)))
  // one that bounced before settles nothing any more
  if (!FAILED.includes(action) || !SETTLING.includes(status)) return
  if (status === 'cleared') await owner.clear(uow, documentId, null)
  const named = `${cheque.number} ${cheque.chequeNumber}`
  const why = reason ? `${named}: ${reason}` : named
  await owner.takeBack(uow, documentId, { chequeId: cheque.id, on, reason: why })
}

/** @throws AppError 422 for a cheque that is gone, of someone else, or this one */
async function replacementOf(uow: UnitOfWork, cheque: Cheque, { replacedById }: RequestedStep) {
  if (replacedById === undefined) return null
  const other = await Cheque.query({ client: uow.trx }).where('id', replacedById).first()
  const fits =
    other &&
    other.id !== cheque.id &&
    other.direction === 'received' &&
    other.clientId === cheque.clientId &&
    SETTLING.includes(other.status)
  if (!fits) throw invalid({ replacedById: ['absent'] })
  return other.id
}
