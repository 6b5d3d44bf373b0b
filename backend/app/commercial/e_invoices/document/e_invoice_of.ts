import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { atRate } from '#core/exchange_rates/at_rate'
import { frozenRate } from '#core/exchange_rates/frozen_rate'
import { firmZone } from '#core/settings/firm_clock'
import type { DocumentCode, EInvoice } from '#engines/e_invoice/e_invoice'
import { BASE_CURRENCY } from '#engines/money/money'
import { HOME_COUNTRY } from '#engines/text/tax_numbers'
import type { InvoiceType } from '#commercial/shared/invoicing_types'
import type Invoice from '#commercial/invoices/models/invoice'
import { sellerNow } from '#commercial/invoices/seller'
import type EInvoicingSetting from '../models/e_invoicing_setting.js'
import { documentAmounts } from './amounts.js'
import { buyerParty, sellerParty } from './parties.js'
import { prepaymentsOf } from './prepayments.js'

const CODES: Record<InvoiceType, DocumentCode> = {
  standard: '388',
  progress: '388',
  retention_release: '388',
  advance: '386',
  credit_note: '381',
  debit_note: '383',
}

/** Place of a document in the chain of a unit. */
export interface Place {
  uuid: string
  counter: number
  previousHash: string
}

interface Sources {
  setting: EInvoicingSetting
  place: Place
  /** When it is issued; a draft as if it were now. */
  at: DateTime
  client: QueryClientContract
}

const LONGEST_NOTE = 1000
const EXPORTS = ['VATEX-SA-32', 'VATEX-SA-33']

/** An invoice as an electronic one. Needs `lines`, `contract` and `original` loaded. */
export async function eInvoiceOf(invoice: Invoice, sources: Sources): Promise<EInvoice> {
  const { setting, place, client } = sources
  const here = sources.at.setZone(firmZone())
  const { recovered, ...amounts } = documentAmounts(invoice)
  const [tax] = amounts.subtotals
  const prepayments = await prepaymentsOf(
    invoice,
    { ...recovered, category: tax!.category, rateBp: tax!.rateBp },
    client
  )
  const simplified = !!invoice.simplified
  const issuedOn = invoice.issuedOn ?? here.toISODate()!
  return {
    ...place,
    ...amounts,
    prepayments,
    number: invoice.number ?? DRAFT,
    issuedOn,
    issuedAt: here.toFormat('HH:mm:ss'),
    code: CODES[invoice.type],
    simplified,
    exported: isExport(invoice, amounts),
    currency: invoice.currency,
    note: noteOf(invoice),
    orderNumber: invoice.orderNumber ?? null,
    contractNumber: invoice.contract?.number ?? null,
    original: invoice.original?.number
      ? { number: invoice.original.number, issuedOn: invoice.original.issuedOn! }
      : null,
    reason: invoice.reason ?? null,
    seller: sellerParty(invoice.seller ?? sellerNow(), setting),
    buyer: buyerParty(invoice.buyer, simplified),
    ...suppliedWhen(invoice, issuedOn),
    vatRiyalsMinor: inRiyals(invoice, amounts.vatMinor, issuedOn),
    totals: totalsOf({ ...amounts, prepayments }),
  }
}

/** A draft has no number yet, and is only checked. */
const DRAFT = 'DRAFT'

function isExport({ simplified, buyer }: Invoice, { subtotals }: Pick<EInvoice, 'subtotals'>) {
  if (simplified || (buyer.country ?? HOME_COUNTRY) === HOME_COUNTRY) return false
  return subtotals.every(({ exemptionReason }) => EXPORTS.includes(exemptionReason ?? ''))
}

/** The day or the period of the supply; the day of issue where the invoice states neither. */
function suppliedWhen({ suppliedOn, periodFromOn, periodToOn }: Invoice, issuedOn: string) {
  if (suppliedOn || !periodFromOn)
    return { suppliedOn: suppliedOn ?? issuedOn, suppliedUntilOn: null }
  return { suppliedOn: periodFromOn, suppliedUntilOn: periodToOn ?? null }
}

/** What is held back after VAT is no matter of tax: it is written beside, with what is due now. */
function noteOf(invoice: Invoice): string | null {
  const { retentionMinor, payableMinor, totalMinor, currency, notes } = invoice
  const money = (minor: number) => `${invoice.money(minor)} ${currency}`
  const held =
    retentionMinor > 0 && payableMinor < totalMinor
      ? `مبلغ محتجز: ${money(retentionMinor)}، المستحق الآن: ${money(payableMinor)}`
      : null
  return [held, notes].filter(Boolean).join(' — ').slice(0, LONGEST_NOTE) || null
}

/** VAT at the rate that the invoice keeps; a draft at the rate of the day. */
function inRiyals({ currency, exchangeRateE6 }: Invoice, vatMinor: number, day: string): number {
  if (currency === BASE_CURRENCY) return vatMinor
  if (exchangeRateE6) return atRate(vatMinor, currency, BigInt(exchangeRateE6))
  return frozenRate(vatMinor, currency, day).baseTotalMinor ?? 0
}

type Parts = Pick<EInvoice, 'lines' | 'allowances' | 'prepayments' | 'vatMinor'>

function totalsOf({ lines, allowances, prepayments, vatMinor }: Parts): EInvoice['totals'] {
  const linesMinor = lines.reduce((sum, { netMinor }) => sum + netMinor, 0)
  const allowancesMinor = allowances.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  const prepaidMinor = prepayments.reduce((sum, one) => sum + one.taxableMinor + one.vatMinor, 0)
  const taxExclusiveMinor = linesMinor - allowancesMinor
  const taxInclusiveMinor = taxExclusiveMinor + vatMinor
  return {
    linesMinor,
    allowancesMinor,
    taxExclusiveMinor,
    taxInclusiveMinor,
    prepaidMinor,
    roundingMinor: 0,
    payableMinor: taxInclusiveMinor - prepaidMinor,
  }
}
