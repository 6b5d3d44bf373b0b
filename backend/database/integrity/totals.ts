import type { Reason } from '#core/base/reason'
import { lineTotalMinor } from '#engines/money/money'
import { priceLines } from '#engineering/quotations/pricing/price_lines'
import { chargesOf } from '#procurement/purchase_orders/pricing/order_terms'
import { priceOrder } from '#procurement/purchase_orders/pricing/price_order'
import { fault, judgeRows, type Finding } from './check.js'
import { childrenOf, pagesOf } from './pages.js'

/** The stored amounts of every quotation are what its lines come to. */
export function checkQuotationTotals(): Promise<Finding> {
  const columns = [
    'number',
    'currency',
    'vat_rate_bp',
    'subtotal_minor',
    'discount_minor',
    'vat_minor',
    'total_minor',
    'markups',
    'margin_bp',
  ]
  const pages = withLines(pagesOf('quotations', columns), 'quotation_lines', 'quotation_id')
  return judgeRows(pages, ({ row, lines }) => {
    const { currency } = row
    const inputs = lines.map((line) => ({
      quantityE4: Number(line.quantity_e4),
      unitRateE4: Number(line.unit_rate_e4),
      unitCostE4: line.unit_cost_e4 === null ? null : Number(line.unit_cost_e4),
      inclusion: line.inclusion,
      vatCategory: line.vat_category,
    }))
    const terms = {
      currency,
      discountMinor: Number(row.discount_minor),
      vatRateBp: row.vat_rate_bp,
      markups: JSON.parse(row.markups ?? '[]'),
    }
    const { subtotalMinor, vatMinor, totalMinor, lineTotals } = priceLines(inputs, terms)
    const notified = [...amounts(row), ...lines.map((line) => Number(line.total_minor))]
    return differ(row.number, notified, [subtotalMinor, vatMinor, totalMinor, ...lineTotals])
  })
}

/** The stored amounts of every purchase order are what its lines and charges come to. */
export function checkOrderTotals(): Promise<Finding> {
  const columns = [
    'number',
    'currency',
    'subtotal_minor',
    'vat_minor',
    'total_minor',
    'freight_minor',
    'freight_vat_category',
    'freight_vat_bp',
    'charges_minor',
    'charges_vat_category',
    'charges_vat_bp',
  ]
  const pages = withLines(
    pagesOf('purchase_orders', columns),
    'purchase_order_lines',
    'purchase_order_id'
  )
  return judgeRows(pages, ({ row, lines }) => {
    const inputs = lines.map((line) => ({
      quantityE4: Number(line.quantity_e4),
      unitPriceE4: Number(line.unit_price_e4),
      discountBp: Number(line.discount_bp),
      vatCategory: line.vat_category,
      vatRateBp: line.vat_rate_bp,
    }))
    const { subtotalMinor, vatMinor, totalMinor } = priceOrder(inputs, row.currency, charges(row))
    const nets = inputs.map(({ quantityE4, unitPriceE4, discountBp }) =>
      lineTotalMinor(quantityE4, unitPriceE4, row.currency, discountBp)
    )
    const notified = [...amounts(row), ...lines.map((line) => Number(line.net_minor))]
    return differ(row.number, notified, [subtotalMinor, vatMinor, totalMinor, ...nets])
  })
}

const charges = (row: any) =>
  chargesOf({
    freightMinor: Number(row.freight_minor),
    freightVatBp: row.freight_vat_bp,
    freightVatCategory: row.freight_vat_category,
    chargesMinor: Number(row.charges_minor),
    chargesVatBp: row.charges_vat_bp,
    chargesVatCategory: row.charges_vat_category,
  })

async function* withLines(pages: AsyncIterable<any[]>, table: string, parentColumn: string) {
  for await (const rows of pages) {
    const ids = rows.map(({ id }) => id)
    const lines = await childrenOf(table, parentColumn, ids)
    yield rows.map((row) => ({ row, lines: lines.get(row.id)! }))
  }
}

function amounts(row: any): number[] {
  return [Number(row.subtotal_minor), Number(row.vat_minor), Number(row.total_minor)]
}

function differ(number: string, notified: number[], computed: number[]): Reason | null {
  const same =
    notified.length === computed.length && notified.every((value, i) => value === computed[i])
  return same
    ? null
    : fault('total_differs', { number, kept: shown(notified), sum: shown(computed) })
}

const shown = (amounts: number[]) => String(amounts.slice(0, 3))
