import { sqlInstant } from '#core/database/instants'
import { conflict, invalid } from '#core/base/app_error'
import { lockedThrough, requireUnlocked } from '#core/period_locks/require_unlocked'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { bookDocument } from '#core/books/book_document'
import { BASE_CURRENCY } from '#engines/money/money'
import { publishChange } from '#commercial/shared/publish_change'
import Invoice from '#commercial/invoices/models/invoice'

interface Settlement {
  invoiceId: number
  receiptId?: number
  creditId?: number
  writeOffId?: number
  amountMinor: number
  settledOn: string
}

/**
 * Takes an amount off an issued invoice; its state follows from what is left.
 * @throws AppError 409 for a draft, 422 on `allocations` for more than is open
 */
export async function settleInvoice(uow: UnitOfWork, settlement: Settlement): Promise<Invoice> {
  const { invoiceId, amountMinor } = settlement
  const invoice = await Invoice.query({ client: uow.trx })
    .where('id', invoiceId)
    .forUpdate()
    .first()
  if (!invoice) throw invalid({ allocations: ['absent'] })
  if (invoice.status === 'draft' || invoice.type === 'credit_note')
    throw conflict('INVOICE_NOT_ISSUED')
  if (amountMinor <= 0 || amountMinor > invoice.balanceMinor)
    throw invalid({ allocations: ['aboveBalance'] })
  await uow.trx.table('invoice_settlements').insert({
    invoice_id: invoiceId,
    receipt_id: settlement.receiptId ?? null,
    credit_id: settlement.creditId ?? null,
    write_off_id: settlement.writeOffId ?? null,
    amount_minor: amountMinor,
    settled_on: await settlementDay(uow, invoice, settlement),
    created_by: uow.actor.id,
    created_at: sqlInstant(),
  })
  await takeOff(uow, invoice, amountMinor)
  return invoice
}

/**
 * An advance settles a later invoice on the invoice's own day, not before it existed; and where that
 * day is locked by now, today: what was reported of a locked period stays.
 * @throws AppError 422 PERIOD_LOCKED when today is locked too
 */
async function settlementDay(uow: UnitOfWork, invoice: Invoice, { settledOn }: Settlement) {
  const day = invoice.issuedOn && invoice.issuedOn > settledOn ? invoice.issuedOn : settledOn
  const through = await lockedThrough(uow, 'sales')
  if (!through || day > through) return day
  await requireUnlocked(uow, 'sales', { day: today() })
  return today()
}

/**
 * Puts back on its invoices what a receipt has taken off them, by entries of the opposite sign.
 * An invoice that came after the day gets its entry on its own day: not before it was settled.
 */
export async function giveBack(uow: UnitOfWork, receiptId: number, on: string) {
  const rows = await uow.trx
    .from('invoice_settlements')
    .where('receipt_id', receiptId)
    // in the order of the ids, as those who spread take them
    .orderBy('invoice_id')
    .orderBy('id')
  for (const row of rows) {
    const amountMinor = -Number(row.amount_minor)
    const invoice = await Invoice.query({ client: uow.trx })
      .where('id', row.invoice_id)
      .forUpdate()
      .firstOrFail()
    await uow.trx.table('invoice_settlements').insert({
      invoice_id: invoice.id,
      receipt_id: receiptId,
      amount_minor: amountMinor,
      settled_on: row.settled_on > on ? row.settled_on : on,
      created_by: uow.actor.id,
      created_at: sqlInstant(),
    })
    await takeOff(uow, invoice, amountMinor)
  }
}

/** Owes again what was taken off an invoice otherwise than by money. */
export async function takeBack(uow: UnitOfWork, settlement: Settlement) {
  const { invoiceId, amountMinor } = settlement
  const invoice = await Invoice.query({ client: uow.trx })
    .where('id', invoiceId)
    .forUpdate()
    .firstOrFail()
  await uow.trx.table('invoice_settlements').insert({
    invoice_id: invoiceId,
    write_off_id: settlement.writeOffId ?? null,
    amount_minor: -amountMinor,
    settled_on: settlement.settledOn,
    created_by: uow.actor.id,
    created_at: sqlInstant(),
  })
  await takeOff(uow, invoice, -amountMinor)
}

/** The state of a locked invoice follows from what is left of it. */
async function takeOff(uow: UnitOfWork, invoice: Invoice, amountMinor: number) {
  const settledMinor = invoice.settledMinor + amountMinor
  const balanceMinor = invoice.payableMinor - settledMinor
  const started = settledMinor > 0 ? 'partially_paid' : 'issued'
  invoice.merge({
    settledMinor,
    balanceMinor,
    status: balanceMinor === 0 ? 'paid' : started,
    version: invoice.version + 1,
    updatedBy: uow.actor.id,
  })
  await invoice.save()
  // at another rate than the invoice's the money is worth something else
  if (invoice.currency !== BASE_CURRENCY) await bookDocument(uow, 'invoice', invoice.id)
  publishChange(uow, 'invoices', invoice.id, 'update')
}
