import { formatDecimal4, formatMoney } from '#engines/money/money'
import { VAT_CATEGORY_NAMES } from '#engines/money/vat'
import {
  documentHtml,
  isolate,
  label,
  ltr,
  pageNumbers,
  plainLabel,
  value,
  type PrintLanguage,
} from '#engines/pdf/document'
import { bothCalendars, fieldIn } from '#engines/pdf/fields'
import { html, type SafeHtml } from '#engines/pdf/html'
import { letterhead } from '#engines/pdf/letterhead'
import { amount } from '#engines/pdf/print_formats'
import { qrCode } from '#engines/pdf/qr_code'
import { approvalTable, signatureBoxes } from '#engines/pdf/signatures'
import { vatBreakdown } from '#procurement/purchase_orders/pricing/price_order'
import type VendorBillCharge from '#procurement/bills/models/vendor_bill_charge'
import { goodsTable } from '#procurement/shared/goods_table'
import { ORDER_LABELS } from '#procurement/shared/pdf_labels'
import { vendorFields } from '#procurement/vendors/pdf_fields'
import { CREDIT_LABELS as L } from './credit_labels.js'
import type { CreditPdfData } from './pdf_data.js'

const STYLES = `
.signatures { margin-block-start: 8mm }
.mark { color: #b3261e; font-size: 9pt }
.part { display: inline-block; margin-inline-end: 2mm }
th.position { width: 8mm } th.unit { width: 23mm } th.quantity { width: 22mm } th.net { width: 30mm }
.sums td.number { width: 48mm } table.sums { margin-inline-start: auto; inline-size: auto } .sums tr.total { font-weight: 700 }
`

/** A debit note as a complete HTML document in the vendor's language, the other beside it. */
export function creditPdf(data: CreditPdfData, language: PrintLanguage): string {
  const { credit, company, approvals } = data
  const { number, kind, status } = credit
  const title = L[kind]
  return documentHtml({
    title: `${title[language]} ${number}`,
    language,
    styles: STYLES,
    header: { start: plainLabel(title, language), end: isolate(number) },
    footer: { start: isolate(number), end: pageNumbers(language) },
    body: html`${letterhead(company, language, qrCode(data.link, L.qr[language]))}
      <div class="title">
        <h1>${label(title, language)} ${ltr(number)}</h1>
        ${status === 'posted' ? null : html`<p class="mark">${label(L.draft, language)}</p>`}
      </div>
      ${facts(data, language)}
      <h2>${label(kind === 'return' ? L.lines : L.credited, language)}</h2>
      ${credit.lines.length ? linesTable(data, language) : null}
      <section class="keep">${sums(data, language)}</section>
      ${status === 'posted' && approvals.length ? approvalTable(approvals, language) : null}
      ${signatureBoxes([L.forFirm, L.forVendor], language)}`,
  })
}

function facts(data: CreditPdfData, language: PrintLanguage): SafeHtml {
  const { credit, vendor, orderNumber, sourceNumber } = data
  const field = fieldIn(language)
  const isReturn = credit.kind === 'return'
  return html`<dl class="fields">
    ${vendorFields(vendor, language)} ${field(L.order, ltr(orderNumber))}
    ${field(isReturn ? L.receipt : L.bill, ltr(sourceNumber))}
    ${credit.vendorNumber ? field(L.vendorNumber, ltr(credit.vendorNumber)) : null}
    ${field(L.date, bothCalendars(credit.creditedOn, language))}
    ${field(L.reason, value(credit.reason, language), 'wide')}
    ${isReturn ? field(L.replaced, label(credit.replaced ? L.again : L.never, language), 'wide') : null}
  </dl>`
}

function linesTable({ credit, units }: CreditPdfData, language: PrintLanguage): SafeHtml {
  const lines = credit.lines.map(({ orderLine, quantityE4, netMinor }) => ({
    description: orderLine.description,
    descriptionAr: orderLine.descriptionAr,
    unit: orderLine.unit,
    ...{ quantityE4, netMinor },
  }))
  const net = {
    label: ORDER_LABELS.net,
    kind: 'net',
    cell: (line: (typeof lines)[number]) =>
      ltr(amount(formatMoney(line.netMinor, credit.currency))),
  }
  return goodsTable(lines, units, [net], language)
}

function sums({ credit }: CreditPdfData, language: PrintLanguage): SafeHtml {
  const row = (name: SafeHtml, minor: number, kind = '') =>
    html`<tr class="${kind}">
      <td>${name}</td>
      <td class="number">
        ${ltr(`${credit.currency} ${amount(formatMoney(minor, credit.currency))}`)}
      </td>
    </tr>`
  return html`<table class="sums">
    <tbody>
      ${credit.charges.map(({ billCharge, netMinor }) =>
        row(chargeName(billCharge, language), netMinor)
      )}
      ${row(label(ORDER_LABELS.subtotal, language), credit.subtotalMinor)}
      ${vatBreakdown([...credit.lines, ...credit.charges]).map(({ category, rateBp, vatMinor }) =>
        category === 'S'
          ? row(
              html`${ltr(`${formatDecimal4(rateBp * 100)}%`)} ${label(ORDER_LABELS.vat, language)}`,
              vatMinor
            )
          : row(label(VAT_CATEGORY_NAMES[category], language), vatMinor)
      )}
      ${row(label(ORDER_LABELS.total, language), credit.totalMinor, 'total')}
    </tbody>
  </table>`
}

/** A charge by its kind, and what the bill called it. */
const chargeName = (
  { kind, description }: Pick<VendorBillCharge, 'kind' | 'description'>,
  language: PrintLanguage
) =>
  html`${label(L[`charge_${kind}`], language)} ${description ? value(description, language) : null}`
