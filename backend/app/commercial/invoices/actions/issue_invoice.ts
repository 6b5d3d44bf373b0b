import { DateTime } from 'luxon'
import { AppError, invalid } from '#core/base/app_error'
import { atFrozenRate } from '#core/exchange_rates/frozen_rate'
import { nextNumber } from '#core/numbering/next_number'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { CORRECTIONS } from '#commercial/shared/invoicing_types'
import { INVOICE_SERIES } from '#commercial/shared/number_series'
import { sellerNow } from '#commercial/invoices/seller'
import { nameForQr, zatcaQr } from '#commercial/invoices/zatca_qr'
import { publishChange } from '#commercial/shared/publish_change'
import type Invoice from '#commercial/invoices/models/invoice'
import { firmZone } from '#core/settings/firm_clock'
import { bookDocument } from '#core/books/book_document'
import { contractBalance } from '#commercial/contracts/contract_ledger'
import { readinessFor } from '#commercial/invoices/invoice_readiness'
import { stepChecks, stepsAfterIssue } from '#commercial/invoices/issue_steps'
import { enqueuePrint } from './enqueue_print.js'
import { correctionsOf } from './corrected_lines.js'
import { noteAmounts } from './note_amounts.js'
import { linesAsInput } from './stored_lines.js'
import { enterLedger } from './enter_ledger.js'
import { progressAmounts } from './invoice_amounts.js'
import { takeAmounts, requireDraft } from './fill_invoice.js'
import { requireAgreement } from './agree_to_advance.js'
import { aboutInvoice } from './lock_invoice.js'
import { settleInvoice } from './settle_invoice.js'
import Contract from '#commercial/contracts/contract'

/**
 * Gives a draft its number, its QR code and its place in the ledgers; from here on it never changes.
 * The number is drawn in this transaction, so a failure leaves no gap.
 * @throws AppError 409 when it has a number or ADVANCE_NOT_AGREED; 422 PERIOD_LOCKED; 422 NOT_READY with what is missing in `details.checks`
 */
export async function issueInvoice(uow: UnitOfWork, invoice: Invoice, now = DateTime.utc()) {
  requireDraft(invoice)
  await invoice.load('lines')
  await invoice.load('original')
  const before = invoice.toAudit()
  await asOfToday(uow, invoice)
  await invoice.load('lines')
  await invoice.load('original')
  await requireReady(uow, invoice)
  await requireUnlocked(uow, 'sales', { day: now.setZone(firmZone()).toISODate()! })
  await requireAgreement(uow, invoice)
  invoice.merge(await issue(uow, invoice, now))
  invoice.refreshSearchText()
  await invoice.save()
  await enterLedger(uow, invoice)
  await bookDocument(uow, 'invoice', invoice.id)
  if (invoice.type === 'credit_note') await creditOriginal(uow, invoice)
  await uow.audit({ action: 'issue', ...aboutInvoice(invoice), before, after: invoice.toAudit() })
  publishChange(uow, 'invoices', invoice.id, 'update')
  if (!(await stepsAfterIssue(uow, invoice))) await enqueuePrint(uow, invoice)
}

async function requireReady(uow: UnitOfWork, invoice: Invoice) {
  const checks = [...readinessFor(invoice), ...(await stepChecks(invoice, uow.trx))]
  const missing = checks.filter(({ ok, required }) => required && !ok)
  if (missing.length)
    throw new AppError(422, 'INVOICE_NOT_READY', {
      details: { checks: missing.map(({ key }) => key) },
    })
}

/** What a draft is given when it becomes an invoice. */
async function issue(uow: UnitOfWork, invoice: Invoice, now: DateTime<true>) {
  const at = now.startOf('second')
  const here = at.setZone(firmZone())
  const seller = sellerNow()
  return {
    number: await nextNumber(uow.trx, INVOICE_SERIES[invoice.type], here.year),
    status: 'issued' as const,
    issuedAt: at,
    issuedOn: here.toISODate()!,
    issuedBy: uow.actor.id,
    dueOn: here.plus({ days: invoice.paymentDays }).toISODate()!,
    seller,
    qr: zatcaQr({
      sellerName: nameForQr(seller) ?? '',
      vatNumber: seller.vatNumber ?? '',
      issuedAt: at.toJSDate(),
      total: invoice.money(invoice.totalMinor),
      vat: invoice.money(invoice.vatMinor),
    }),
    certificateNo: await certificateNo(uow, invoice),
    ...inRiyals(invoice, here.toISODate()!),
    version: invoice.version + 1,
    updatedBy: uow.actor.id,
  }
}

/** Total and VAT at the rate of the day; a note keeps the rate of what it corrects. */
function inRiyals({ original, currency, totalMinor, vatMinor }: Invoice, day: string) {
  const known = { exchangeRateE6: original?.exchangeRateE6 ?? null, baseTotalMinor: null }
  const total = atFrozenRate(known, totalMinor, currency, day)
  return { ...total, baseVatMinor: atFrozenRate(total, vatMinor, currency, day).baseTotalMinor }
}

/** Others may have been issued since the draft was written: what depends on them is recalculated. */
async function asOfToday(uow: UnitOfWork, invoice: Invoice) {
  if (CORRECTIONS.includes(invoice.type))
    await takeAmounts(uow, invoice, await noteAmounts(uow, invoice, correctionsOf(invoice)))
  if (invoice.type === 'retention_release') await stillHeld(uow, invoice)
  if (invoice.type !== 'progress' || !invoice.contractId) return
  const contract = await Contract.query({ client: uow.trx })
    .where('id', invoice.contractId)
    .preload('lines')
    .forUpdate()
    .firstOrFail()
  await takeAmounts(
    uow,
    invoice,
    await progressAmounts(uow, contract, linesAsInput(invoice), invoice.deductionsMinor)
  )
}

/** Two drafts may have been written over the same retention: the second one no longer fits. */
async function stillHeld(uow: UnitOfWork, { contractId, grossMinor }: Invoice) {
  const contract = await Contract.query({ client: uow.trx })
    .where('id', contractId!)
    .forUpdate()
    .firstOrFail()
  const { heldMinor } = await contractBalance(contract.id, uow.trx)
  if (grossMinor > heldMinor) throw invalid({ amount: ['aboveHeld'] })
}

async function certificateNo(
  uow: UnitOfWork,
  { type, contractId }: Invoice
): Promise<number | null> {
  if (type !== 'progress' || !contractId) return null
  const row = await uow.trx
    .from('invoices')
    .where({ contract_id: contractId, type: 'progress' })
    .max('certificate_no as last')
    .first()
  return Number(row?.last ?? 0) + 1
}

/** A credit note takes off its original what is still open there. */
async function creditOriginal(uow: UnitOfWork, note: Invoice) {
  const open = note.original.balanceMinor
  const amount = Math.min(open, note.payableMinor)
  if (amount > 0)
    await settleInvoice(uow, {
      invoiceId: note.original.id,
      creditId: note.id,
      amountMinor: amount,
      settledOn: note.issuedOn!,
    })
  const rest = note.payableMinor - amount
  note.merge({ settledMinor: amount, balanceMinor: rest, status: rest > 0 ? 'issued' : 'paid' })
  await note.save()
}
