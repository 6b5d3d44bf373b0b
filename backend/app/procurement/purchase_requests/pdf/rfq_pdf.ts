import type { PrintLayout } from '#core/printing/print_choice'
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
import { goodsTable } from '#procurement/shared/goods_table'
import { ORDER_LABELS as O } from '#procurement/shared/pdf_labels'
import { SHARE_CODE_STYLES, shareCode } from '#procurement/shared/vendor_share'
import type PurchaseRequest from '#procurement/purchase_requests/models/purchase_request'
import { vendorFields } from '#procurement/vendors/pdf_fields'
import { attachedFiles } from './attached_files.js'
import type { RfqPdfData } from './rfq_pdf_data.js'
import { RFQ_LABELS as L } from './rfq_labels.js'

const STYLES = `
.conditions { white-space: pre-line; overflow-wrap: anywhere; widows: 3 }
.part { display: inline-block; margin-inline-end: 2mm }
td .fact { display: block; font-size: 6.5pt }
th.position { width: 8mm } th.unit { width: 24mm } th.quantity { width: 20mm }
th.price, th.net { width: 30mm } td.open { height: 9mm }
/* each language in lines of its own */
.invitation { margin-block: 4mm } .invitation bdi { display: block }
.answer { margin-block-start: 5mm }
${TERM_STYLES} ${SHARE_CODE_STYLES}
.files { table-layout: auto } .files td { vertical-align: middle }
.files td.qr-cell { width: 34mm; text-align: center } .files .qr { display: flex; justify-content: center }
.files .qr svg { width: 16mm; height: 16mm } .files .qr-label { margin-block-start: .8mm }
.how { margin-block-end: 1.5mm; color: #4b5b69 } .how bdi { display: block }
`

/** Left to the vendor's hand. */
const REQUEST_COLUMNS = [
  { label: O.price, kind: 'price' },
  { label: O.net, kind: 'net' },
]

/** The items a vendor should quote, with room for prices; it contains none of our figures. */
export function rfqPdf(data: RfqPdfData, layout: PrintLayout): string {
  const { request, company, link } = data
  const { language, alone } = layout
  const reference = request.rfqNumber!
  return documentHtml({
    title: `${L.title[language]} ${reference}`,
    ...layout,
    styles: STYLES,
    header: { start: plainLabel(L.title, language, alone), end: isolate(reference) },
    footer: { start: isolate(reference), end: pageNumbers(language) },
    body: html`${letterhead(company, language, link ? shareCode(link, O.qr, language) : undefined)}
      <div class="title"><h1>${label(L.title, language)} ${ltr(reference)}</h1></div>
      ${facts(data, language)}
      <div class="invitation">
        ${value(L.invitation, language)} ${value(L.confidential, language)}
      </div>
      ${goodsTable(request.lines, data.units, REQUEST_COLUMNS, language, data.codes)}
      ${attachedFiles(data.attached, language)} ${conditions(request, language)}
      ${termList(O.conditions, request.rfqClauses ?? [], language)} ${answer(request, language)}`,
  })
}

function facts(data: RfqPdfData, language: PrintLanguage): SafeHtml {
  const { request, quote, vendor } = data
  const field = fieldIn(language)
  const text = (content: Parameters<typeof value>[0]) => value(content, language)
  return html`<dl class="fields">
    ${vendorFields(vendor, language)}
    ${field(L.invitedOn, bothCalendars(quote.invitedOn, language))}
    ${field(L.dueOn, dueBy(request, language))}
    ${field(O.requiredOn, bothCalendars(request.requiredOn, language))}
    ${field(L.request, ltr(request.number))} ${field(L.subject, text(request.title), 'wide')}
    ${field(O.delivery, text(data.delivery), 'wide')}
    ${field(L.replyTo, replyAddress(data, language), 'full')}
  </dl>`
}

/** The last day, and its hour where the firm is. */
function dueBy({ quotesDueOn, quotesDueTime }: PurchaseRequest, language: PrintLanguage): SafeHtml {
  const day = bothCalendars(quotesDueOn, language)
  return quotesDueOn && quotesDueTime ? html`${day} ${ltr(quotesDueTime)}` : day
}

/** The person of the request; the firm's own address where the request names none. */
function replyAddress({ request, company }: RfqPdfData, language: PrintLanguage): SafeHtml {
  const { replyContact, replyEmail, replyPhone } = request
  const parts = [
    replyContact && value(replyContact, language),
    ltr(replyEmail ?? company.email),
    ltr(replyPhone ?? company.phone),
  ].filter(Boolean)
  return html`${parts.map((part) => html`<span class="part">${part}</span> `)}`
}

function conditions({ rfqTerms }: PurchaseRequest, language: PrintLanguage): SafeHtml | null {
  if (!rfqTerms) return null
  return html`<h2>${label(L.termsAsked, language)}</h2>
    ${prose(rfqTerms, 'conditions')}`
}

/** Where the vendor writes what holds for the whole offer, and signs. */
function answer(request: PurchaseRequest, language: PrintLanguage): SafeHtml {
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
  const joined = request.rfqTerms || request.rfqClauses?.length
  return html`<table class="answer keep ${joined ? 'joined' : ''}">
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
