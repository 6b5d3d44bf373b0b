import type { Infer } from '@vinejs/vine/types'
import { isSamePerson } from '#core/approvals/same_person'
import { takeBankAccount } from '#core/bank_accounts/own_accounts'
import { conflict, forbidden, invalid } from '#core/base/app_error'
import { nextNumber } from '#core/numbering/next_number'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { bookDocument } from '#core/books/book_document'
import { frozenRate } from '#core/exchange_rates/frozen_rate'
import { CLIENT_REFUND } from '#commercial/shared/booked'
import { REFUNDS } from '#commercial/shared/number_series'
import { publishChange } from '#commercial/shared/publish_change'
import { aboutInvoice } from '#commercial/invoices/actions/lock_invoice'
import { moneyIn } from '#commercial/invoices/actions/price_invoice'
import type Invoice from '#commercial/invoices/models/invoice'
import type Receipt from '#commercial/receipts/receipt'
import { aboutReceipt } from '#commercial/receipts/save_receipt'
import ClientRefund from './refund.js'
import type { createRefundValidator } from './validator.js'

type RefundInput = Infer<typeof createRefundValidator>

/**
 * Pays a client back what an issued credit note has left. Not by the person who issued it: no one
 * makes a credit and takes the money.
 * @throws AppError 409 for what is no issued credit note, 403 for who issued it, 422 for more than is left
 */
export async function refundCredit(uow: UnitOfWork, note: Invoice, input: RefundInput) {
  if (note.type !== 'credit_note' || !note.issuedOn) throw conflict('CREDIT_NOTE_NOT_ISSUED')
  if (isSamePerson(note.issuedBy, uow.actor.id)) throw forbidden('OWN_CREDIT')
  const amountMinor = await paid(uow, input, {
    clientId: note.clientId ?? null,
    creditId: note.id,
    receiptId: null,
    currency: note.currency,
    leftMinor: note.balanceMinor,
    from: note.issuedOn,
  })
  const before = { balance: note.money(note.balanceMinor) }
  const balanceMinor = note.balanceMinor - amountMinor
  note.merge({
    settledMinor: note.settledMinor + amountMinor,
    balanceMinor,
    status: balanceMinor === 0 ? 'paid' : 'issued',
    version: note.version + 1,
    updatedBy: uow.actor.id,
  })
  await note.save()
  const after = { balance: note.money(note.balanceMinor), reason: input.reason }
  await uow.audit({ action: 'refund', ...aboutInvoice(note), before, after })
  publishChange(uow, 'invoices', note.id, 'update')
}

/**
 * Pays a client back what a receipt has left. Not by the person who booked it.
 * @throws AppError 403 for who booked it, 409 CHEQUE_NOT_CLEARED, 422 for more than is left
 */
export async function refundReceipt(uow: UnitOfWork, receipt: Receipt, input: RefundInput) {
  if (isSamePerson(receipt.createdBy, uow.actor.id)) throw forbidden('OWN_CREDIT')
  // nothing came in yet that could go back
  if (receipt.chequeId !== null && receipt.clearedOn === null) throw conflict('CHEQUE_NOT_CLEARED')
  const amountMinor = await paid(uow, input, {
    clientId: receipt.clientId ?? null,
    creditId: null,
    receiptId: receipt.id,
    currency: receipt.currency,
    leftMinor: receipt.unallocatedMinor,
    from: receipt.receivedOn,
  })
  const before = { unallocated: receipt.money(receipt.unallocatedMinor) }
  receipt.merge({
    refundedMinor: receipt.refundedMinor + amountMinor,
    unallocatedMinor: receipt.unallocatedMinor - amountMinor,
    version: receipt.version + 1,
    updatedBy: uow.actor.id,
  })
  await receipt.save()
  const after = { unallocated: receipt.money(receipt.unallocatedMinor), reason: input.reason }
  await uow.audit({ action: 'refund', ...aboutReceipt(receipt), before, after })
  publishChange(uow, 'receipts', receipt.id, 'update')
}

interface Refundable {
  clientId: number | null
  creditId: number | null
  receiptId: number | null
  currency: string
  leftMinor: number
  /** The day on which the credit came to be. */
  from: string
}

async function paid(
  uow: UnitOfWork,
  input: RefundInput,
  { leftMinor, from, ...of }: Refundable
): Promise<number> {
  const amountMinor = moneyIn(input.amount, of.currency, 'amount')
  if (amountMinor <= 0) throw invalid({ amount: ['range'] })
  if (amountMinor > leftMinor) throw invalid({ amount: ['aboveCredit'] })
  const paidOn = input.paidOn ?? today()
  if (paidOn > today()) throw invalid({ paidOn: ['inFuture'] })
  if (paidOn < from) throw invalid({ paidOn: ['beforeCredit'] })
  await requireUnlocked(uow, 'sales', { day: paidOn, field: 'paidOn' })
  const { method } = input
  const { currency } = of
  const bankAccountId = await takeBankAccount(uow, input.bankAccountId, { currency, method })
  const refund = await ClientRefund.create(
    {
      ...of,
      number: await nextNumber(uow.trx, REFUNDS, Number(paidOn.slice(0, 4))),
      amountMinor,
      exchangeRateE6: frozenRate(amountMinor, of.currency, paidOn).exchangeRateE6,
      paidOn,
      ...{ method, bankAccountId },
      reference: input.reference ?? null,
      reason: input.reason,
      createdBy: uow.actor.id,
    },
    { client: uow.trx }
  )
  await bookDocument(uow, CLIENT_REFUND, refund.id)
  return amountMinor
}
