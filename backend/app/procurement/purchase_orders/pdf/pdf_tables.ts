import { retentionOf } from '#procurement/purchase_orders/retention'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import { label, ltr, value, type PrintLanguage } from '#engines/pdf/document'
import { html, type SafeHtml } from '#engines/pdf/html'
import { amount, unitRate } from '#engines/pdf/print_formats'
import { VAT_CATEGORY_NAMES } from '#engines/money/vat'
import { vatOfDocument } from '#procurement/purchase_orders/pricing/shown_vat'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { goodsTable } from '#procurement/shared/goods_table'
import type { PurchaseOrderPdfData } from './pdf_data.js'
import { ORDER_LABELS as L } from '#procurement/shared/pdf_labels'

/** Lines of the order with their net; VAT is summed below, once per category and rate. */
export function linesTable(
  { order, units, codes }: PurchaseOrderPdfData,
  language: PrintLanguage
): SafeHtml {
  const discounted = order.lines.some(({ discountBp }) => discountBp > 0)
  const discount = {
    label: L.discount,
    kind: 'discount',
    cell: (line: Line) => ltr(percent(line.discountBp)),
  }
  const columns = [
    {
      label: L.price,
      kind: 'price',
      cell: (line: Line) => ltr(unitRate(formatDecimal4(line.unitPriceE4))),
    },
    ...(discounted ? [discount] : []),
    { label: L.rate, kind: 'rate', cell: (line: Line) => vatOfLine(line, language) },
    {
      label: L.net,
      kind: 'net',
      cell: (line: Line) => ltr(amount(formatMoney(line.netMinor, order.currency))),
    },
  ]
  return goodsTable(order.lines, units, columns, language, codes)
}

type Line = PurchaseOrder['lines'][number]

/** The rate, or in words why there is none. */
const vatOfLine = ({ vatCategory, vatRateBp }: Line, language: PrintLanguage) =>
  vatCategory === 'S'
    ? ltr(percent(vatRateBp))
    : value(VAT_CATEGORY_NAMES[vatCategory][language], language)

const percent = (basisPoints: number) => formatDecimal4(basisPoints * 100)

/** From the lines to what is owed; charges and retention only where there are any. */
export function sums({ order }: PurchaseOrderPdfData, language: PrintLanguage): SafeHtml {
  const { freightMinor, chargesMinor, subtotalMinor, retentionBp } = order
  const row = (name: SafeHtml, minor: number, kind = '') =>
    html`<tr class="${kind}">
      <td>${name}</td>
      <td class="number">
        ${ltr(`${order.currency} ${amount(formatMoney(minor, order.currency))}`)}
      </td>
    </tr>`
  const charged = freightMinor > 0 || chargesMinor > 0
  return html`<table class="sums">
    <tbody>
      ${charged ? row(label(L.goods, language), subtotalMinor - freightMinor - chargesMinor) : ''}
      ${freightMinor > 0 ? row(label(L.freight, language), freightMinor) : ''}
      ${chargesMinor > 0 ? row(label(L.otherCharges, language), chargesMinor) : ''}
      ${row(label(L.subtotal, language), subtotalMinor)}
      ${vatOfDocument(order).map(({ category, rateBp, taxableMinor, vatMinor }) =>
        category === 'S'
          ? row(html`${ltr(`${percent(rateBp)}%`)} ${label(L.vat, language)}`, vatMinor)
          : row(
              html`${label(VAT_CATEGORY_NAMES[category], language)}
              (${ltr(amount(formatMoney(taxableMinor, order.currency)))})`,
              vatMinor
            )
      )}
      ${row(label(L.total, language), order.totalMinor, 'total')}
      ${
        retentionBp > 0
          ? row(
              html`${ltr(`${percent(retentionBp)}%`)} ${label(L.heldBack, language)}`,
              retentionOf(subtotalMinor, retentionBp)
            )
          : ''
      }
    </tbody>
  </table>`
}
