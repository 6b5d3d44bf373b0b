import { randomUUID } from 'node:crypto'
import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid } from '#core/base/app_error'
import { OUT_OF_SCOPE } from '#engines/money/vat_exemptions'
import { defaultVatRateBp } from '#core/settings/vat'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { CONTRACT_TYPES, CORRECTIONS } from '#commercial/shared/invoicing_types'
import Client from '#commercial/clients/models/client'
import type Company from '#commercial/companies/company'
import Contract from '#commercial/contracts/contract'
import Invoice from '#commercial/invoices/models/invoice'
import InvoiceLine from '#commercial/invoices/models/invoice_line'
import { contractBalance } from '#commercial/contracts/contract_ledger'
import { companyOf, knownBuyer, registeredName } from '#commercial/invoices/known_buyer'
import type { updateInvoiceValidator } from '#commercial/invoices/validator'
import {
  plainAmounts,
  progressAmounts,
  singleAmounts,
  taxOfContract,
  type Amounts,
} from './invoice_amounts.js'
import { noteAmounts } from './note_amounts.js'
import { moneyIn, type LineInput } from './price_invoice.js'

export type InvoiceInput = Infer<typeof updateInvoiceValidator>

/** Of retention whose VAT was charged with the certificate. */
const TAXED_BEFORE = { category: 'O', rateBp: 0, exemptionReason: OUT_OF_SCOPE } as const

const ADVANCE = { en: 'Advance payment', ar: 'دفعة مقدمة' }
const RELEASE = { en: 'Retention release', ar: 'الإفراج عن المبالغ المحتجزة' }

/**
 * Fills a draft: who it is for, its amounts by its type, and its lines. Needs the invoice's type set.
 * @throws AppError 422 naming what is missing or does not fit
 */
export async function fillInvoice(uow: UnitOfWork, invoice: Invoice, input: InvoiceInput) {
  const contract = await contractOf(uow, invoice, input)
  await fillParties(uow, invoice, contract, input)
  invoice.merge({
    uuid: invoice.uuid ?? randomUUID(),
    periodFromOn: input.periodFromOn ?? null,
    periodToOn: input.periodToOn ?? null,
    suppliedOn: input.suppliedOn ?? null,
    paymentDays: input.paymentDays ?? contract?.paymentDays ?? 30,
    deductionReason: input.deductionReason ?? null,
    reason: input.reason ?? null,
    notes: input.notes ?? null,
    orderNumber: input.orderNumber ?? null,
    ...(invoice.originalId === null && {
      simplified: invoice.type === 'standard' && (input.simplified ?? false),
    }),
  })
  if (input.periodFromOn && input.periodToOn && input.periodToOn < input.periodFromOn)
    throw invalid({ periodToOn: ['range'] })
  await takeAmounts(uow, invoice, await amountsOf(uow, invoice, contract, input))
}

/** Puts amounts and lines onto a draft and saves it. */
export async function takeAmounts(
  uow: UnitOfWork,
  invoice: Invoice,
  { lines, ...amounts }: Amounts
) {
  invoice.merge({ ...amounts, settledMinor: 0, balanceMinor: amounts.payableMinor })
  invoice.refreshSearchText()
  await invoice.useTransaction(uow.trx).save()
  await uow.trx.from('invoice_lines').where('invoice_id', invoice.id).delete()
  await InvoiceLine.createMany(
    lines.map((line, index) => ({ ...line, invoiceId: invoice.id, position: index + 1 })),
    { client: uow.trx }
  )
}

async function contractOf(uow: UnitOfWork, invoice: Invoice, input: InvoiceInput) {
  const { type, contractId } = invoice
  const settled = !!invoice.originalId
  const id = settled ? (contractId ?? null) : (input.contractId ?? contractId ?? null)
  if (!id) {
    if (CONTRACT_TYPES.includes(type)) throw invalid({ contractId: ['required'] })
    return null
  }
  // certificates of one contract are made one after the other
  const contract = await Contract.query({ client: uow.trx })
    .where('id', id)
    .preload('lines')
    .forUpdate()
    .first()
  if (!contract) throw invalid({ contractId: ['absent'] })
  return contract
}

async function fillParties(
  uow: UnitOfWork,
  invoice: Invoice,
  contract: Contract | null,
  input: InvoiceInput
) {
  const settled = await settledParty(uow, invoice, contract)
  if (settled.clientId && input.clientId && input.clientId !== settled.clientId)
    throw invalid({ clientId: ['otherClient'] })
  const clientId = settled.clientId ?? input.clientId ?? invoice.clientId
  if (!clientId) throw invalid({ clientId: ['required'] })
  const client = await Client.query({ client: uow.trx }).where('id', clientId).first()
  if (!client) throw invalid({ clientId: ['absent'] })
  const party = { client, company: await companyOf(client, uow.trx) }
  invoice.merge({
    contractId: contract?.id ?? null,
    clientId,
    clientName: client.company ?? client.name,
    currency: settled.currency ?? input.currency ?? invoice.currency ?? 'SAR',
    buyer: {
      ...(await buyerBefore(uow, invoice, party, input)),
      ...input.buyer,
      ...buyerName(invoice, party),
    },
  })
}

interface Party {
  client: Client
  company: Company | null
}

/** Client and currency of what a correction corrects, or of the contract: no one chooses others. */
async function settledParty(
  uow: UnitOfWork,
  { originalId }: Invoice,
  contract: Contract | null
): Promise<{ clientId?: number | null; currency?: string }> {
  if (!originalId) return contract ?? {}
  return Invoice.query({ client: uow.trx }).where('id', originalId).firstOrFail()
}

/** A correction is made out to whom its original was. */
const buyerName = ({ originalId, buyer }: Invoice, { client, company }: Party) =>
  originalId && buyer.name ? {} : registeredName(client, company)

/** What stands in the draft already, and what is known of the buyer where nothing does. */
async function buyerBefore(
  uow: UnitOfWork,
  invoice: Invoice,
  { client, company }: Party,
  input: InvoiceInput
) {
  const stored = invoice.clientId === client.id ? (invoice.buyer ?? {}) : {}
  if (input.buyer || Object.keys(stored).length) return stored
  return knownBuyer(client, company, uow.trx)
}

async function amountsOf(
  uow: UnitOfWork,
  invoice: Invoice,
  contract: Contract | null,
  input: InvoiceInput
): Promise<Amounts> {
  const { type, currency } = invoice
  const lines = (input.lines ?? []) as LineInput[]
  if (CORRECTIONS.includes(type)) {
    if (lines.length) throw invalid({ lines: ['ofOriginal'] })
    return noteAmounts(uow, invoice, input.corrections ?? [])
  }
  if (type === 'progress') {
    const deductions = input.deductions ? moneyIn(input.deductions, currency, 'deductions') : 0
    return progressAmounts(uow, contract!, lines, deductions)
  }
  if (type === 'advance' || type === 'retention_release') {
    const amount = moneyIn(input.amount ?? '0', currency, 'amount')
    if (type === 'advance') return singleAmounts(ADVANCE, amount, taxOfContract(contract!))
    const { heldMinor } = await contractBalance(contract!.id, uow.trx)
    if (amount > heldMinor) throw invalid({ amount: ['aboveHeld'] })
    const taxed = contract!.vatOnRetention === 'release'
    return singleAmounts(RELEASE, amount, taxed ? taxOfContract(contract!) : TAXED_BEFORE)
  }
  return plainAmounts(lines, currency, defaultVatRateBp())
}

/** @throws AppError 409 when it has a number: what was issued stays as it is */
export function requireDraft(invoice: Invoice) {
  if (invoice.status !== 'draft') throw conflict('INVOICE_ISSUED')
}
