import { formatDecimal4 } from '#engines/money/money'
import { amountInWords } from '#engines/money/words/amount_in_words'
import {
  documentHtml,
  isolate,
  label,
  ltr,
  pageNumbers,
  plainLabel,
  prose,
  value,
  type PrintLanguage,
} from '#engines/pdf/document'
import { bothCalendars, fieldIn } from '#engines/pdf/fields'
import { html, type SafeHtml } from '#engines/pdf/html'
import { letterhead } from '#engines/pdf/letterhead'
import { TERM_STYLES, termList } from '#engines/pdf/term_list'
import { approvalTable, signatureBoxes } from '#engines/pdf/signatures'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import type { PrintLayout } from '#core/printing/print_choice'
import { SHARE_CODE_STYLES, shareCode } from '#procurement/shared/vendor_share'
import type { PurchaseOrderPdfData } from './pdf_data.js'
import { ORDER_LABELS as L } from '#procurement/shared/pdf_labels'
import { vendorFields } from '#procurement/vendors/pdf_fields'
import { isBinding } from '#procurement/purchase_orders/order_shares'
import { penaltyText } from './pdf_terms.js'
import { planTable } from './pdf_plan.js'
import { linesTable, sums } from './pdf_tables.js'

const STYLES = `
.signatures { margin-block-start: 5mm }
.conditions { white-space: pre-line; overflow-wrap: anywhere; widows: 3 }
.mark { color: #b3261e; font-size: 9pt }
.part { display: inline-block; margin-inline-end: 2mm }
.fact { display: block; font-size: 6.5pt }
${TERM_STYLES} ${SHARE_CODE_STYLES}
th.position { width: 8mm } th.unit { width: 23mm } th.quantity { width: 18mm }
th.price, th.net { width: 25mm } th.rate { width: 17mm } th.discount { width: 18mm }
.sums td.number { width: 48mm } table.sums { margin-inline-start: auto; inline-size: auto } .words { margin: 2mm 0 0; text-align: end } .sums tr.total { font-weight: 700; font-size: 8.5pt }
`

/**
 * A purchase order as a complete HTML document in the vendor's language, the other beside it unless
 * it stands alone: pure, so the same data always gives the same document.
 */
export function purchaseOrderPdf(data: PurchaseOrderPdfData, layout: PrintLayout): string {
  const { language, alone } = layout
  const { order, company } = data
  const reference = order.revision ? `${order.number}-R${order.revision}` : order.number
  return documentHtml({
    title: `${L.title[language]} ${reference}`,
    ...layout,
    styles: STYLES,
    header: { start: plainLabel(L.title, language, alone), end: isolate(reference) },
    footer: { start: isolate(reference), end: pageNumbers(language) },
    body: html`${letterhead(company, language, data.link ? shareCode(data.link, L.qr, language) : undefined)}
      <div class="title">
        <h1>${label(L.title, language)} ${ltr(reference)}</h1>
        ${isBinding(order.status) ? null : html`<p class="mark">${label(L.draft, language)}</p>`}
      </div>
      ${facts(data, language)}
      <h2>${label(L.lines, language)}</h2>
      ${linesTable(data, language)}
      <section class="keep">${sums(data, language)} ${inWords(data, language)}</section>
      ${planTable(data, language)} ${conditions(data, language)}
      ${termList(order.terms ? L.clauses : L.conditions, order.clauses ?? [], language)}
      ${approvals(data, language)} ${signatureBoxes([L.forFirm, L.forVendor], language)}`,
  })
}

/** The total in words, in the vendor's language and the other. */
function inWords({ order }: PurchaseOrderPdfData, language: PrintLanguage): SafeHtml | null {
  const words = amountInWords(order.totalMinor, order.currency)
  if (!words) return null
  const [first, second] = language === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)
  return html`<p class="words">
    <bdi lang="${first}">${words[first]}</bdi
    ><span class="other"><br /><bdi lang="${second}">${words[second]}</bdi></span>
  </p>`
}

function facts(data: PurchaseOrderPdfData, language: PrintLanguage): SafeHtml {
  const { order, vendor } = data
  const field = fieldIn(language)
  const text = (content: Parameters<typeof value>[0]) => value(content, language)
  const date = (day: string | null) => bothCalendars(day, language)
  const term = order.paymentTerm
  return html`<dl class="fields">
    ${vendorFields(vendor, language)} ${field(L.orderedOn, date(order.orderedOn))}
    ${order.vendorReference ? field(L.vendorReference, ltr(order.vendorReference)) : null}
    ${field(L.requiredOn, date(order.requiredOn))} ${field(L.currency, ltr(order.currency))}
    ${order.revision ? field(L.revision, ltr(String(order.revision))) : null}
    ${field(L.project, text(data.project), 'wide')}
    ${field(L.delivery, text(data.delivery), 'wide')}
    ${order.incoterm ? field(L.incoterm, carriage(order, language), 'wide') : null}
    ${order.siteContact ? field(L.siteContact, text(order.siteContact), 'wide') : null}
    ${field(L.terms, text(term ? { en: term.name, ar: term.nameAr } : null), 'wide')}
    ${order.retentionBp ? field(L.retention, ltr(`${formatDecimal4(order.retentionBp * 100)}%`)) : null}
    ${order.warrantyMonths ? field(L.warranty, text(inMonths(order.warrantyMonths))) : null}
    ${order.taxBorne ? field(L.tax, text(L.taxBorne), 'wide') : null}
    ${penaltyText(order, language)}
  </dl>`
}

/** The Incoterm, and the place that it names. */
function carriage({ incoterm, incotermPlace }: PurchaseOrder, language: PrintLanguage): SafeHtml {
  return html`${ltr(incoterm)} ${incotermPlace ? value(incotermPlace, language) : ''}`
}

/** The Arabic noun follows its number. */
function inMonths(count: number) {
  const form = new Intl.PluralRules('ar').select(count)
  const few = form === 'few' ? 'أشهر' : form === 'many' ? 'شهراً' : 'شهر'
  const ar = form === 'one' ? 'شهر واحد' : form === 'two' ? 'شهران' : `${count} ${few}`
  return { en: `${count} ${count === 1 ? 'month' : 'months'}`, ar }
}

function conditions({ order }: PurchaseOrderPdfData, language: PrintLanguage): SafeHtml | null {
  if (!order.terms) return null
  return html`<h2>${label(L.conditions, language)}</h2>
    ${prose(order.terms, 'conditions')}`
}

function approvals(data: PurchaseOrderPdfData, language: PrintLanguage): SafeHtml | null {
  if (!data.approvals.length || !isBinding(data.order.status)) return null
  return approvalTable(data.approvals, language)
}
