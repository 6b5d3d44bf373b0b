import type { HttpContext } from '@adonisjs/core/http'
import { approverOf, type Approver } from '#core/approvals/approver'
import { shownAccounts, type BankAccountView } from '#core/bank_accounts/shown_account'
import { notFound } from '#core/base/app_error'
import { nameIn, userNames } from '#core/base/user_names'
import { daysBetween } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { OPEN_CHEQUES } from '#finance/enums/cheques'
import Cheque, { ChequeStep } from './cheque.js'
import { chequeStates } from './states.js'

/** Cheques as their list answers them. */
export async function presentCheques(
  ctx: HttpContext,
  cheques: readonly Cheque[],
  uow?: UnitOfWork
) {
  const by = approverOf(ctx)
  const accountOf = await shownAccounts(
    cheques.map(({ bankAccountId }) => bankAccountId),
    uow?.trx
  )
  return cheques.map((cheque) => present(cheque, by, accountOf))
}

function present(cheque: Cheque, by: Approver, accountOf: (id: number | null) => BankAccountView) {
  const { id, version, number, direction, status, chequeNumber, bankName, partyName } = cheque
  const { currency, chequeOn, handedOn, steppedOn, reason, clientId, vendorId } = cheque
  const { documentKind, documentId, documentNumber, replacedById } = cheque
  return {
    ...{ id, version, number, direction, status, chequeNumber, bankName, partyName },
    ...{ currency, chequeOn, handedOn, steppedOn, reason, clientId, vendorId },
    ...{ documentKind, documentId, documentNumber, replacedById },
    amount: cheque.money(cheque.amountMinor),
    bankAccount: accountOf(cheque.bankAccountId),
    // below zero: its date has passed
    daysLeft: OPEN_CHEQUES.includes(status) ? daysBetween(today(), chequeOn) : null,
    createdAt: cheque.createdAt.toUTC().toISO()!,
    can: chequeStates.can(cheque, by),
  }
}

/** A cheque as its page and every write on it answer. @throws AppError 404 */
export async function showCheque(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const client = uow && { client: uow.trx }
  const cheque = await Cheque.query(client).where('id', id).first()
  if (!cheque) throw notFound()
  const steps = await ChequeStep.query(client).where('chequeId', id).orderBy('id')
  const names = await userNames(
    steps.map(({ createdBy }) => createdBy),
    uow?.trx
  )
  const [shown] = await presentCheques(ctx, [cheque], uow)
  return {
    ...shown!,
    steps: steps.map(({ action, takenOn, reason, createdBy, createdAt }) => ({
      ...{ action, takenOn, reason },
      takenBy: nameIn(names, createdBy),
      takenAt: createdAt.toUTC().toISO()!,
    })),
  }
}
