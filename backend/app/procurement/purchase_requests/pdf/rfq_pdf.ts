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
import { letterhead, type PrintedCompany } from '#engines/pdf/letterhead'
import type PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'
import type PurchaseRequestQuote from '#procurement/purchase_requests/models/purchase_request_quote'
import type Vendor from '#procurement/vendors/models/vendor'
import { goodsTable } from '#procurement/shared/goods_table'
import { ORDER_LABELS as O } from '#procurement/shared/pdf_labels'
import { RFQ_LABELS as L } from './rfq_labels.js'
import { vendorFields } from '#procurement/vendors/pdf_fields'

const STYLES = `
.conditions { white-space: pre-line; overflow-wrap: anywhere; widows: 3 }
.part { display: inline-block; margin-inline-end: 2mm }
th.position { width: 8mm } th.unit { width: 24mm } th.quantity { width: 20mm }
th.price, th.net { width: 30mm } td.open { height: 9mm }
/* each language in lines of its own */
.invitation { margin-block: 4mm } .invitation bdi { display: block }
.answer { margin-block-start: 5mm }
`

export interface RfqPdfData {
  company: PrintedCompany
  request: PurchaseRequest
  quote: PurchaseRequestQuote
  vendor: Vendor
  delivery: { en: string | null; ar: string | null }
  units: Map<string, { en: string; ar: string }>
}

/** Left to the vendor's hand. */
const REQUEST_COLUMNS = [
  { label: O.price, kind: 'price' },
  { label: O.net, kind: 'net' },
]

/** The items a vendor should quote, with room for prices; it contains none of our figures. */
export function rfqPdf(data: RfqPdfData, language: PrintLanguage): string {
  const { request, company } = data
  const reference = request.rfqNumber!
  return documentHtml({
    title: `${L.title[language]} ${reference}`,
    language,
    styles: STYLES,
    header: { start: plainLabel(L.title, language), end: isolate(reference) },
    footer: { start: isolate(reference), end: pageNumbers(language) },
    body: html`${letterhead(company, language)}
      <div class="title"><h1>${label(L.title, language)} ${ltr(reference)}</h1></div>
      ${facts(data, language)}
      <div class="invitation">${value(L.invitation, language)}</div>
      ${goodsTable(request.lines, data.units, REQUEST_COLUMNS, language)}
      ${conditions(request, language)} ${answer(request, language)}`,
  })
}

function facts(data: RfqPdfData, language: PrintLanguage): SafeHtml {
  const { request, quote, vendor } = data
  const field = fieldIn(language)
  const text = (content: Parameters<typeof value>[0]) => value(content, language)
  return html`<dl class="fields">
    ${vendorFields(vendor, language)}
    ${field(L.invitedOn, bothCalendars(quote.invitedOn, language))}
    ${field(L.dueOn, bothCalendars(request.quotesDueOn, language))}
    ${field(O.requiredOn, bothCalendars(request.requiredOn, language))}
    ${field(L.request, ltr(request.number))} ${field(L.subject, text(request.title), 'wide')}
    ${field(O.delivery, text(data.delivery), 'wide')}
  </dl>`
}

function conditions({ rfqTerms }: PurchaseRequest, language: PrintLanguage): SafeHtml | null {
  if (!rfqTerms) return null
  return html`<h2>${label(O.conditions, language)}</h2>
    ${prose(rfqTerms, 'conditions')}`
}

/** Where the vendor writes what holds for the whole offer, and signs. */
function answer({ rfqTerms }: PurchaseRequest, language: PrintLanguage): SafeHtml {
  const rows = [
    O.currency,
    L.leadTime,
    L.yourTerms,
    L.validity,
    O.freight,
    O.vat,
    O.total,
    O.signature,
  ]
  return html`<table class="answer keep ${rfqTerms ? 'joined' : ''}">
    <tbody>
      ${rows.map(
        (name) =>
          html`<tr>
            <th>${label(name, language)}</th>
            <td class="open"></td>
          </tr>`
      )}
    </tbody>
  </table>`
}
