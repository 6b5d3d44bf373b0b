import type { ChequeDocuments } from '#core/cheques/cheque_documents'
import { invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import { bookDocument } from '#core/books/book_document'
import { frozenRate } from '#core/exchange_rates/frozen_rate'
import { nextNumber } from '#core/numbering/next_number'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Invoice from '#commercial/invoices/models/invoice'
import { RECEIPTS } from '#commercial/shared/number_series'
import { publishChange } from '#commercial/shared/publish_change'
import { settledBy } from './cheques.js'
import Receipt from './receipt.js'
import { reverseReceipt } from './reverse_receipt.js'
import { aboutReceipt, allocateReceipt, type Allocation } from './save_receipt.js'

/** What becomes of receipts when their cheques clear, fail, or are deposited again. */
export const receiptsByCheque: ChequeDocuments = {
  kind: 'receipt',
  async clear(uow, id, clearedOn) {
    const receipt = await lock(uow, id)
    const before = receipt.toAudit()
    receipt.merge({ clearedOn, version: receipt.version + 1, updatedBy: uow.actor.id })
    await receipt.save()
    const after = receipt.toAudit()
    await uow.audit({ action: 'update', ...aboutReceipt(receipt), before, after })
    publishChange(uow, 'receipts', id, 'update')
  },
  async takeBack(uow, id, { on: reversedOn, reason }) {
    await reverseReceipt(uow, await lock(uow, id), { reversedOn, reason }, 'cheque')
  },
  async settleAgain(uow, id, on) {
    return settledBy(await receiveAgain(uow, await lock(uow, id), on))
  },
}

const lock = (uow: UnitOfWork, id: number): Promise<Receipt> =>
  Receipt.query({ client: uow.trx }).where('id', id).forUpdate().firstOrFail()

/** A receipt of the same cheque: it settles what is still open of the invoices that the first one settled. */
async function receiveAgain(uow: UnitOfWork, first: Receipt, on: string): Promise<Receipt> {
  if (first.reversedOn === null || first.reversedOn > on) throw invalid({ on: ['beforeLastStep'] })
  await requireUnlocked(uow, 'sales', { day: on, field: 'on' })
  const { clientId, clientName, method, reference, currency, amountMinor } = first
  const { bankAccountId, chequeId, notes } = first
  const receipt = new Receipt().useTransaction(uow.trx)
  receipt.merge({
    ...{ ...emptyColumns(Receipt), clientId, clientName, method, reference, currency, amountMinor },
    ...{ bankAccountId, chequeId, notes, receivedOn: on },
    number: await nextNumber(uow.trx, RECEIPTS, Number(on.slice(0, 4))),
    exchangeRateE6: frozenRate(amountMinor, currency, on).exchangeRateE6,
    ...{ allocatedMinor: 0, unallocatedMinor: amountMinor, refundedMinor: 0, version: 1 },
    ...{ createdBy: uow.actor.id, updatedBy: uow.actor.id },
  })
  receipt.refreshSearchText()
  await receipt.save()
  await bookDocument(uow, 'receipt', receipt.id)
  await uow.audit({ action: 'create', ...aboutReceipt(receipt), after: receipt.toAudit() })
  publishChange(uow, 'receipts', receipt.id, 'create')
  const allocations = await stillOpen(uow, first)
  if (allocations.length) await allocateReceipt(uow, receipt, allocations)
  return receipt
}

/** What the first receipt settled, as far as it is still open. */
async function stillOpen({ trx }: UnitOfWork, first: Receipt): Promise<Allocation[]> {
  const settled = await trx
    .from('invoice_settlements')
    .where('receipt_id', first.id)
    .where('amount_minor', '>', 0)
    .groupBy('invoice_id')
    .orderBy('invoice_id')
    .select('invoice_id')
    .sum('amount_minor as amount')
  const ids = settled.map((row) => Number(row.invoice_id))
  const invoices = await Invoice.query({ client: trx }).whereIn('id', ids).orderBy('id').forUpdate()
  const amounts = new Map(settled.map((row) => [Number(row.invoice_id), Number(row.amount)]))
  return invoices.flatMap((invoice) => {
    const amountMinor = Math.min(amounts.get(invoice.id)!, invoice.balanceMinor)
    return amountMinor > 0 ? [{ invoiceId: invoice.id, amount: invoice.money(amountMinor) }] : []
  })
}
