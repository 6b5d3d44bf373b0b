import { DateTime } from 'luxon'
import { AppError, invalid } from '#core/exceptions/app_error'
import { nextNumber } from '#core/numbering/next_number'
import type { Unit } from '#core/unit/unit'
import { PREFIX } from '#commercial/invoicing/types'
import { sellerNow } from '#commercial/invoicing/seller'
import { nameForQr, zatcaQr } from '#commercial/invoicing/zatca_qr'
import { PRINT_INVOICE } from '#commercial/jobs/names'
import { announce } from '#commercial/live'
import type Invoice from '#commercial/models/invoice'
import { firmZone } from '#core/settings/firm_clock'
import { contractBalance } from '#commercial/queries/contract_ledger'
import { readinessFor } from '#commercial/queries/invoice_readiness'
import { creditAmounts, linesAsInput } from './credit_amounts.js'
import { enterLedger } from './enter_ledger.js'
import { progressAmounts } from './invoice_amounts.js'
import { takeAmounts, requireDraft } from './fill_invoice.js'
import { aboutInvoice } from './lock_invoice.js'
import { settleInvoice } from './settle_invoice.js'
import Contract from '#commercial/models/contract'

/**
 * Gives a draft its number, its QR code and its place in the ledgers; from here on it never changes.
 * The number is drawn in this transaction, so a failure leaves no gap.
 * @throws AppError 409 when it has a number; 422 NOT_READY with what is missing in `details.checks`
 */
export async function issueInvoice(unit: Unit, invoice: Invoice, now = DateTime.utc()) {
  requireDraft(invoice)
  await invoice.load('lines')
  await invoice.load('original')
  const before = invoice.toAudit()
  await asOfToday(unit, invoice)
  await invoice.load('lines')
  const missing = readinessFor(invoice).filter(({ ok, required }) => required && !ok)
  if (missing.length)
    throw new AppError(422, 'INVOICE_NOT_READY', {
      details: { checks: missing.map(({ key }) => key) },
    })
  const at = now.startOf('second')
  const issuedOn = at.setZone(firmZone()).toISODate()!
  const seller = sellerNow()
  invoice.merge({
    number: await nextNumber(unit.trx, PREFIX[invoice.type], at.setZone(firmZone()).year),
    status: 'issued',
    issuedAt: at,
    issuedOn,
    issuedBy: unit.actor.id,
    dueOn: at.setZone(firmZone()).plus({ days: invoice.paymentDays }).toISODate()!,
    seller,
    qr: zatcaQr({
      sellerName: nameForQr(seller) ?? '',
      vatNumber: seller.vatNumber ?? '',
      issuedAt: at.toJSDate(),
      total: invoice.money(invoice.totalMinor),
      vat: invoice.money(invoice.vatMinor),
    }),
    certificateNo: await certificateNo(unit, invoice),
    version: invoice.version + 1,
    updatedBy: unit.actor.id,
  })
  invoice.refreshSearchText()
  await invoice.save()
  await enterLedger(unit, invoice)
  if (invoice.type === 'credit_note') await creditOriginal(unit, invoice)
  await unit.audit({ action: 'issue', ...aboutInvoice(invoice), before, after: invoice.toAudit() })
  announce(unit, 'invoices', invoice.id, 'update')
  return unit.enqueue({
    type: PRINT_INVOICE,
    title: `Invoice ${invoice.number} as PDF`,
    titleAr: `الفاتورة ${invoice.number} بصيغة PDF`,
    payload: { invoiceId: invoice.id },
    entityType: 'invoice',
    entityId: invoice.id,
  })
}

/** Others may have been issued since the draft was written: what depends on them is worked out anew. */
async function asOfToday(unit: Unit, invoice: Invoice) {
  if (invoice.type === 'credit_note') await creditAmounts(unit, invoice, linesAsInput(invoice))
  if (invoice.type === 'retention_release') await stillHeld(unit, invoice)
  if (invoice.type !== 'progress' || !invoice.contractId) return
  const contract = await Contract.query({ client: unit.trx })
    .where('id', invoice.contractId)
    .preload('lines')
    .forUpdate()
    .firstOrFail()
  await takeAmounts(
    unit,
    invoice,
    await progressAmounts(unit, contract, linesAsInput(invoice), invoice.deductionsMinor)
  )
}

/** Two drafts may have been written over the same retention: the second one no longer fits. */
async function stillHeld(unit: Unit, { contractId, grossMinor }: Invoice) {
  const contract = await Contract.query({ client: unit.trx })
    .where('id', contractId!)
    .forUpdate()
    .firstOrFail()
  const { heldMinor } = await contractBalance(contract.id, unit.trx)
  if (grossMinor > heldMinor) throw invalid({ amount: ['aboveHeld'] })
}

async function certificateNo(unit: Unit, { type, contractId }: Invoice): Promise<number | null> {
  if (type !== 'progress' || !contractId) return null
  const row = await unit.trx
    .from('invoices')
    .where({ contract_id: contractId, type: 'progress' })
    .max('certificate_no as last')
    .first()
  return Number(row?.last ?? 0) + 1
}

/** A credit note takes off its original what is still open there. */
async function creditOriginal(unit: Unit, note: Invoice) {
  const open = note.original.balanceMinor
  const amount = Math.min(open, note.payableMinor)
  if (amount > 0)
    await settleInvoice(unit, {
      invoiceId: note.original.id,
      creditId: note.id,
      amountMinor: amount,
      settledOn: note.issuedOn!,
    })
  const rest = note.payableMinor - amount
  note.merge({ settledMinor: amount, balanceMinor: rest, status: rest > 0 ? 'issued' : 'paid' })
  await note.save()
}
