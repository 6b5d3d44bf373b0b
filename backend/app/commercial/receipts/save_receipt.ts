import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { takeBankAccount } from '#core/bank_accounts/own_accounts'
import { nextNumber } from '#core/numbering/next_number'
import { RECEIPTS } from '#commercial/shared/number_series'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishChange } from '#commercial/shared/publish_change'
import { today } from '#core/settings/firm_clock'
import { bookDocument } from '#core/books/book_document'
import { frozenRate } from '#core/exchange_rates/frozen_rate'
import Client from '#commercial/clients/models/client'
import { enterCheque } from './cheques.js'
import Receipt from './receipt.js'
import type { createReceiptValidator } from './validator.js'
import { moneyIn } from '#commercial/invoices/actions/price_invoice'
import { settleInvoice } from '#commercial/invoices/actions/settle_invoice'

export interface Allocation {
  invoiceId: number
  amount: string
}

/** Books money that came in, over as many invoices as are named; what is over stays as an advance. */
export async function createReceipt(
  uow: UnitOfWork,
  input: Infer<typeof createReceiptValidator>
): Promise<Receipt> {
  const client = await Client.query({ client: uow.trx }).where('id', input.clientId).first()
  if (!client) throw invalid({ clientId: ['absent'] })
  const currency = input.currency ?? 'SAR'
  const amountMinor = moneyIn(input.amount, currency, 'amount')
  if (amountMinor <= 0) throw invalid({ amount: ['range'] })
  const receivedOn = input.receivedOn ?? today()
  if (receivedOn > today()) throw invalid({ receivedOn: ['inFuture'] })
  await requireUnlocked(uow, 'sales', { day: receivedOn, field: 'receivedOn' })
  const way = await wayOf(uow, input, currency)
  const receipt = new Receipt().useTransaction(uow.trx)
  receipt.merge({
    number: await nextNumber(uow.trx, RECEIPTS, Number(receivedOn.slice(0, 4))),
    clientId: client.id,
    clientName: client.company ?? client.name,
    receivedOn,
    ...way,
    reference: input.reference ?? null,
    currency,
    amountMinor,
    exchangeRateE6: frozenRate(amountMinor, currency, receivedOn).exchangeRateE6,
    allocatedMinor: 0,
    unallocatedMinor: amountMinor,
    refundedMinor: 0,
    notes: input.notes ?? null,
    ...{ version: 1, createdBy: uow.actor.id, updatedBy: uow.actor.id },
  })
  receipt.refreshSearchText()
  await receipt.save()
  if (input.cheque) await enterCheque(uow, receipt, input.cheque)
  await spread(uow, receipt, input.allocations ?? [])
  await bookDocument(uow, 'receipt', receipt.id)
  await uow.audit({ action: 'create', ...aboutReceipt(receipt), after: receipt.toAudit() })
  publishChange(uow, 'receipts', receipt.id, 'create')
  return receipt
}

/** How the money came, and to which account. @throws AppError 422 for an account or a cheque that doesn't fit */
async function wayOf(
  uow: UnitOfWork,
  { method, cheque, bankAccountId }: Infer<typeof createReceiptValidator>,
  currency: string
) {
  if (cheque && method !== 'cheque') throw invalid({ cheque: ['notHere'] })
  const account = await takeBankAccount(uow, bankAccountId, { currency, method })
  return { method, bankAccountId: account, chequeId: null, clearedOn: null }
}

/** Spreads more of what a receipt has left. The receipt is locked and its version checked. */
export async function allocateReceipt(
  uow: UnitOfWork,
  receipt: Receipt,
  allocations: Allocation[]
) {
  const before = receipt.toAudit()
  receipt.merge({ version: receipt.version + 1, updatedBy: uow.actor.id })
  await spread(uow, receipt, allocations)
  await uow.audit({
    action: 'allocate',
    ...aboutReceipt(receipt),
    before,
    after: receipt.toAudit(),
  })
  publishChange(uow, 'receipts', receipt.id, 'update')
}

async function spread(uow: UnitOfWork, receipt: Receipt, allocations: Allocation[]) {
  // in the order of the ids, so that two receipts never wait for each other
  for (const { invoiceId, amount } of allocations.toSorted((a, b) => a.invoiceId - b.invoiceId)) {
    const amountMinor = moneyIn(amount, receipt.currency, 'allocations')
    if (amountMinor > receipt.unallocatedMinor) throw invalid({ allocations: ['aboveReceipt'] })
    const invoice = await settleInvoice(uow, {
      invoiceId,
      receiptId: receipt.id,
      amountMinor,
      settledOn: receipt.receivedOn,
    })
    if (invoice.currency !== receipt.currency || invoice.clientId !== receipt.clientId)
      throw invalid({ allocations: ['otherClient'] })
    receipt.allocatedMinor += amountMinor
    receipt.unallocatedMinor -= amountMinor
  }
  await receipt.save()
}

export function aboutReceipt({ id, number }: Receipt) {
  return { entityType: 'receipt', entityId: id, label: number }
}
