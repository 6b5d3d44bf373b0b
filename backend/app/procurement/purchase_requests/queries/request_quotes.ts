import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { atRate } from '#core/exchange_rates/at_rate'
import { shownRate } from '#core/exchange_rates/frozen_rate'
import { baseAmountMinor } from '#core/approvals/base_amount'
import type { PrintChoice } from '#core/printing/print_choice'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import type PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'
import PurchaseRequestQuote from '#procurement/purchase_requests/models/purchase_request_quote'
import type { VendorStatus } from '#procurement/enums/vendor_statuses'
import { compareQuotes, type ComparedQuote, type Comparison } from './compare_quotes.js'
import { today } from '#core/settings/firm_clock'
import { blocks } from '#procurement/vendors/states'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'

interface VendorFacts {
  status: VendorStatus
  scoreBp: number | null
  language: PrintChoice
}

export interface ComparedRequest {
  quotes: PurchaseRequestQuote[]
  vendors: Map<number, VendorFacts>
  comparison: Comparison
  expired: Set<number>
}

/** The quotes of a request beside each other. Needs its `lines` loaded. */
export async function comparedQuotes(
  request: PurchaseRequest,
  trx?: QueryClientContract
): Promise<ComparedRequest> {
  const quotes = await PurchaseRequestQuote.query(trx && { client: trx })
    .where('purchaseRequestId', request.id)
    .orderBy('id')
    .preload('lines')
  const vendors = await vendorFacts(quotes, trx)
  const day = today()
  const expired = new Set(
    quotes.filter((quote) => quote.validUntilOn && quote.validUntilOn < day).map(({ id }) => id)
  )
  const compared = quotes.map((quote) => ({
    id: quote.id,
    currency: quote.currency,
    exchangeRateE6: quote.exchangeRateE6,
    freightMinor: quote.freightMinor,
    open:
      quote.status === 'quoted' &&
      !expired.has(quote.id) &&
      !blocks(vendors.get(quote.vendorId)!.status, 'write'),
    prices: new Map(quote.lines.map(({ lineId, unitPriceE4 }) => [lineId, unitPriceE4])),
  }))
  return {
    quotes,
    vendors,
    expired,
    comparison: compareQuotes(request.lines, compared, toBase),
  }
}

/** At the rate of the day of the quote; today's where none was known then. */
const toBase = (minor: number, { currency, exchangeRateE6 }: ComparedQuote) =>
  exchangeRateE6
    ? atRate(minor, currency, BigInt(exchangeRateE6))
    : baseAmountMinor(minor, currency)

async function vendorFacts(quotes: PurchaseRequestQuote[], trx?: QueryClientContract) {
  const rows = await (trx ?? db)
    .from('vendors')
    .whereIn(
      'id',
      quotes.map(({ vendorId }) => vendorId)
    )
    .select('id', 'status', 'rating_score_bp', 'document_language')
  return new Map<number, VendorFacts>(
    rows.map(({ id, status, rating_score_bp: scoreBp, document_language: language }) => [
      id,
      { status, scoreBp, language },
    ])
  )
}

/** The comparison as the request's page reads it; amounts are before VAT. */
export async function showQuotes(request: PurchaseRequest) {
  const { quotes, vendors, comparison, expired } = await comparedQuotes(request)
  const awards = await awardsOf(request.id)
  const scores = quotes.map(({ vendorId }) => vendors.get(vendorId)!.scoreBp ?? 0)
  const best = Math.max(0, ...scores)
  return {
    baseCurrency: STOCK_CURRENCY,
    quotes: quotes.map((quote) => {
      const total = comparison.totals.get(quote.id)!
      const { scoreBp, status, language } = vendors.get(quote.vendorId)!
      return {
        ...plain(quote),
        vendorStatus: status,
        vendorLanguage: language,
        vendorScore: scoreBp === null ? null : scoreBp / 100,
        bestScore: best > 0 && scoreBp === best,
        expired: expired.has(quote.id),
        complete: total.complete,
        lowest: total.lowest,
        freight: formatMoney(quote.freightMinor, quote.currency),
        net: formatMoney(total.netMinor, quote.currency),
        landedBase: base(total.landedBaseMinor),
        exchangeRate: shownRate({ exchangeRateE6: quote.exchangeRateE6, baseTotalMinor: null })
          .exchangeRate,
        prices: pricesOf(quote, comparison),
      }
    }),
    awards,
  }
}

const base = (minor: number | null) => (minor === null ? null : formatMoney(minor, STOCK_CURRENCY))

function plain(quote: PurchaseRequestQuote) {
  const { id, vendorId, vendorName, status, invitedOn, quotedOn, validUntilOn } = quote
  const { vendorNumber, currency, leadDays, paymentTermId, terms } = quote
  return {
    ...{ id, vendorId, vendorName, status, invitedOn, quotedOn, validUntilOn },
    ...{ vendorNumber, currency, leadDays, paymentTermId, terms },
  }
}

function pricesOf(quote: PurchaseRequestQuote, { prices }: Comparison) {
  const of = prices.get(quote.id)!
  return quote.lines.flatMap((line) => {
    const price = of.get(line.lineId)
    if (!price) return []
    return [
      {
        lineId: line.lineId,
        unitPrice: formatDecimal4(line.unitPriceE4),
        vatCategory: line.vatCategory,
        vatRate: formatDecimal4(line.vatRateBp * 100),
        net: formatMoney(price.netMinor, quote.currency),
        netBase: base(price.baseMinor),
        lowest: price.lowest,
      },
    ]
  })
}

async function awardsOf(requestId: number) {
  const rows = await db
    .from('purchase_request_awards as a')
    .leftJoin('purchase_orders as o', 'o.id', 'a.purchase_order_id')
    .where('a.purchase_request_id', requestId)
    .orderBy('a.id')
    .select('a.line_id', 'a.quote_id', 'a.purchase_order_id', 'a.lowest', 'a.reason')
    .select('o.number as order_number', 'o.status as order_status')
  return rows.map((row) => ({
    lineId: row.line_id,
    quoteId: row.quote_id,
    orderId: row.purchase_order_id,
    orderNumber: row.order_number,
    orderStatus: row.order_status,
    lowest: Boolean(row.lowest),
    reason: row.reason,
  }))
}
