import { randomUUID } from 'node:crypto'
import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid } from '#core/exceptions/app_error'
import { defaultVatRateBp } from '#core/settings/vat'
import type { Unit } from '#core/unit/unit'
import { CONTRACT_TYPES } from '#commercial/invoicing/types'
import Client from '#commercial/models/client'
import Contract from '#commercial/models/contract'
import Invoice from '#commercial/models/invoice'
import InvoiceLine from '#commercial/models/invoice_line'
import { contractBalance } from '#commercial/queries/contract_ledger'
import type { updateInvoiceValidator } from '#commercial/validators/invoice'
import { creditAmounts } from './credit_amounts.js'
import { plainAmounts, progressAmounts, singleAmounts, type Amounts } from './invoice_amounts.js'
import { moneyIn, type LineInput } from './price_invoice.js'

export type InvoiceInput = Infer<typeof updateInvoiceValidator>

const ADVANCE = { en: 'Advance payment', ar: 'دفعة مقدمة' }
const RELEASE = { en: 'Release of retention', ar: 'الإفراج عن المبالغ المحتجزة' }

/**
 * Fills a draft: who it is for, its amounts by its type, and its lines. Needs the invoice's type set.
 * @throws AppError 422 naming what is missing or does not fit
 */
export async function fillInvoice(unit: Unit, invoice: Invoice, input: InvoiceInput) {
  const contract = await contractOf(unit, invoice, input)
  await fillParties(unit, invoice, contract, input)
  invoice.merge({
    uuid: invoice.uuid ?? randomUUID(),
    periodFromOn: input.periodFromOn ?? null,
    periodToOn: input.periodToOn ?? null,
    suppliedOn: input.suppliedOn ?? null,
    paymentDays: input.paymentDays ?? contract?.paymentDays ?? 30,
    deductionReason: input.deductionReason ?? null,
    reason: input.reason ?? null,
    notes: input.notes ?? null,
  })
  if (input.periodFromOn && input.periodToOn && input.periodToOn < input.periodFromOn)
    throw invalid({ periodToOn: ['range'] })
  await takeAmounts(unit, invoice, await amountsOf(unit, invoice, contract, input))
}

/** Puts amounts and lines onto a draft and saves it. */
export async function takeAmounts(unit: Unit, invoice: Invoice, { lines, ...amounts }: Amounts) {
  invoice.merge({ ...amounts, settledMinor: 0, balanceMinor: amounts.payableMinor })
  invoice.refreshSearchText()
  await invoice.useTransaction(unit.trx).save()
  await unit.trx.from('invoice_lines').where('invoice_id', invoice.id).delete()
  await InvoiceLine.createMany(
    lines.map((line, index) => ({ ...line, invoiceId: invoice.id, position: index + 1 })),
    { client: unit.trx }
  )
}

async function contractOf(unit: Unit, invoice: Invoice, input: InvoiceInput) {
  const { type, contractId } = invoice
  const settled = !!invoice.originalId
  const id = settled ? (contractId ?? null) : (input.contractId ?? contractId ?? null)
  if (!id) {
    if (CONTRACT_TYPES.includes(type)) throw invalid({ contractId: ['required'] })
    return null
  }
  // certificates of one contract are made one after the other
  const contract = await Contract.query({ client: unit.trx })
    .where('id', id)
    .preload('lines')
    .forUpdate()
    .first()
  if (!contract) throw invalid({ contractId: ['absent'] })
  return contract
}

async function fillParties(
  unit: Unit,
  invoice: Invoice,
  contract: Contract | null,
  input: InvoiceInput
) {
  const settled = await settledParty(unit, invoice, contract)
  if (settled.clientId && input.clientId && input.clientId !== settled.clientId)
    throw invalid({ clientId: ['otherClient'] })
  const clientId = settled.clientId ?? input.clientId ?? invoice.clientId
  if (!clientId) throw invalid({ clientId: ['required'] })
  const client = await Client.query({ client: unit.trx }).where('id', clientId).first()
  if (!client) throw invalid({ clientId: ['absent'] })
  const name = client.company ?? client.name
  invoice.merge({
    contractId: contract?.id ?? null,
    clientId,
    clientName: name,
    currency: settled.currency ?? input.currency ?? invoice.currency ?? 'SAR',
    buyer: { ...(await knownBuyer(unit, invoice, clientId, input)), ...input.buyer, name },
  })
}

/** Client and currency of what a correction corrects, or of the contract: nobody chooses others. */
async function settledParty(
  unit: Unit,
  { originalId }: Invoice,
  contract: Contract | null
): Promise<{ clientId?: number | null; currency?: string }> {
  if (!originalId) return contract ?? {}
  return Invoice.query({ client: unit.trx }).where('id', originalId).firstOrFail()
}

/** What is already known of the buyer's tax details; a new draft takes the client's last ones. */
async function knownBuyer(unit: Unit, invoice: Invoice, clientId: number, input: InvoiceInput) {
  if (input.buyer || Object.keys(invoice.buyer ?? {}).length) return invoice.buyer
  const last = await Invoice.query({ client: unit.trx })
    .where('client_id', clientId)
    .whereNotNull('number')
    .orderBy('id', 'desc')
    .first()
  return last?.buyer ?? {}
}

async function amountsOf(
  unit: Unit,
  invoice: Invoice,
  contract: Contract | null,
  input: InvoiceInput
): Promise<Amounts> {
  const { type, currency } = invoice
  const lines = (input.lines ?? []) as LineInput[]
  if (type === 'credit_note') return creditAmounts(unit, invoice, lines)
  if (type === 'progress') {
    const deductions = input.deductions ? moneyIn(input.deductions, currency, 'deductions') : 0
    return progressAmounts(unit, contract!, lines, deductions)
  }
  if (type === 'advance' || type === 'retention_release') {
    const amount = moneyIn(input.amount ?? '0', currency, 'amount')
    if (type === 'advance') return singleAmounts(ADVANCE, amount, contract!.vatRateBp)
    const { heldMinor } = await contractBalance(contract!.id, unit.trx)
    if (amount > heldMinor) throw invalid({ amount: ['aboveHeld'] })
    const taxed = contract!.vatOnRetention === 'release'
    return singleAmounts(RELEASE, amount, taxed ? contract!.vatRateBp : 0)
  }
  return plainAmounts(lines, currency, defaultVatRateBp())
}

/** @throws AppError 409 when it has a number: what was issued stays as it is */
export function requireDraft(invoice: Invoice) {
  if (invoice.status !== 'draft') throw conflict('INVOICE_ISSUED')
}
