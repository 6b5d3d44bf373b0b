import { sqlInstant } from '#core/jobs/instants'
import { conflict, invalid } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import { announce } from '#commercial/live'
import Invoice from '#commercial/models/invoice'

interface Settlement {
  invoiceId: number
  receiptId?: number
  creditId?: number
  amountMinor: number
  settledOn: string
}

/**
 * Takes an amount off an issued invoice; its state follows from what is left.
 * @throws AppError 409 for a draft, 422 on `allocations` for more than is open
 */
export async function settleInvoice(unit: Unit, settlement: Settlement): Promise<Invoice> {
  const { invoiceId, amountMinor } = settlement
  const invoice = await Invoice.query({ client: unit.trx })
    .where('id', invoiceId)
    .forUpdate()
    .first()
  if (!invoice) throw invalid({ allocations: ['absent'] })
  if (invoice.status === 'draft' || invoice.type === 'credit_note')
    throw conflict('INVOICE_NOT_ISSUED')
  if (amountMinor <= 0 || amountMinor > invoice.balanceMinor)
    throw invalid({ allocations: ['aboveBalance'] })
  await unit.trx.table('invoice_settlements').insert({
    invoice_id: invoiceId,
    receipt_id: settlement.receiptId ?? null,
    credit_id: settlement.creditId ?? null,
    amount_minor: amountMinor,
    // an advance settles a later invoice on the invoice's own day: not before it existed
    settled_on:
      invoice.issuedOn && invoice.issuedOn > settlement.settledOn
        ? invoice.issuedOn
        : settlement.settledOn,
    created_by: unit.actor.id,
    created_at: sqlInstant(),
  })
  await takeOff(unit, invoice, amountMinor)
  return invoice
}

/**
 * Puts back on its invoices what a receipt has taken off them, by entries of the opposite sign.
 * An invoice that came after the day gets its entry on its own day: not before it was settled.
 */
export async function giveBack(unit: Unit, receiptId: number, on: string) {
  const rows = await unit.trx
    .from('invoice_settlements')
    .where('receipt_id', receiptId)
    // in the order of the ids, as those who spread take them
    .orderBy('invoice_id')
    .orderBy('id')
  for (const row of rows) {
    const amountMinor = -Number(row.amount_minor)
    const invoice = await Invoice.query({ client: unit.trx })
      .where('id', row.invoice_id)
      .forUpdate()
      .firstOrFail()
    await unit.trx.table('invoice_settlements').insert({
      invoice_id: invoice.id,
      receipt_id: receiptId,
      amount_minor: amountMinor,
      settled_on: row.settled_on > on ? row.settled_on : on,
      created_by: unit.actor.id,
      created_at: sqlInstant(),
    })
    await takeOff(unit, invoice, amountMinor)
  }
}

/** The state of a locked invoice follows from what is left of it. */
async function takeOff(unit: Unit, invoice: Invoice, amountMinor: number) {
  const settledMinor = invoice.settledMinor + amountMinor
  const balanceMinor = invoice.payableMinor - settledMinor
  const started = settledMinor > 0 ? 'partially_paid' : 'issued'
  invoice.merge({
    settledMinor,
    balanceMinor,
    status: balanceMinor === 0 ? 'paid' : started,
    version: invoice.version + 1,
    updatedBy: unit.actor.id,
  })
  await invoice.save()
  announce(unit, 'invoices', invoice.id, 'update')
}
