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
import { signatureBoxes } from '#engines/pdf/signatures'
import { TERM_STYLES, termList } from '#engines/pdf/term_list'
import type { QuotationStage } from '#engineering/enums/quotation_stages'
import { offerBill, offerSums } from './offer_bill.js'
import type { OfferData } from './offer_data.js'
import { OFFER_LABELS as L } from './offer_labels.js'
import { coverLetter } from './offer_letter.js'

const STYLES = `
.mark { color: #b3261e; font-size: 9pt }
.letter { margin-block-start: 6mm; font-size: 9.5pt; line-height: 1.7 }
.letter > div + div { margin-block-start: 6mm; padding-block-start: 6mm; border-block-start: .5pt solid #cfd8df }
.paragraphs, .term { white-space: pre-line; overflow-wrap: anywhere }
.bill-page { break-before: page }
th.item { width: 15mm } th.unit { width: 20mm } th.quantity { width: 19mm }
th.rate { width: 24mm } th.amount { width: 28mm }
tr.section th { background: #e8f0f5; color: #0b4a6f; font-weight: 700 }
tr.section.level-2 th { background: #f1f6f9 } tr.section.level-3 th { background: #fff }
tr.section-total td { background: #f5f8fa; font-weight: 700 }
tr.beside td { color: #5b6b79 }
.tag { font-size: 6.5pt; color: #8a5a00 }
table.sums { margin-block-start: 3mm; margin-inline-start: auto; inline-size: auto }
.sums td.number { width: 44mm } .sums tr.total { font-weight: 700; font-size: 8.5pt }
.words { border: .5pt solid #cfd8df; border-radius: 1mm; padding: 1.5mm 2mm; font-weight: 700 }
.words p + p { margin-block-start: 1mm; font-weight: 400 }
${TERM_STYLES}
.signatures { margin-block-start: 5mm }
.end > .joined { break-before: auto }
`

/** The offer to a client as a complete HTML document, the other language beside the first. */
export function offerPdf(data: OfferData, language: PrintLanguage): string {
  const { number, company, stage } = data
  const mark = markOf(stage)
  return documentHtml({
    title: `${L.title[language]} ${number}`,
    language,
    styles: STYLES,
    header: { start: plainLabel(L.title, language), end: isolate(number) },
    footer: { start: isolate(number), end: pageNumbers(language) },
    body: html`${letterhead(company, language)}
      <div class="title">
        <h1>${label(L.title, language)} ${ltr(number)}</h1>
        ${mark && html`<p class="mark">${label(mark, language)}</p>`}
      </div>
      ${facts(data, language)} ${coverLetter(data, language)}
      <section class="bill-page">
        <h2>${label(L.bill, language)} ${ltr(data.currency)}</h2>
        ${offerBill(data, language)}
      </section>
      ${offerSums(data, language)} ${terms(data, language)} ${ending(data, language)}`,
  })
}

/** Only an approved offer binds; anything else says so on its face. */
function markOf(stage: QuotationStage) {
  if (['approved', 'submitted_to_client', 'won'].includes(stage)) return null
  return ['draft', 'pending_approval', 'rejected'].includes(stage) ? L.draft : L.void
}

function facts(data: OfferData, language: PrintLanguage): SafeHtml {
  const field = fieldIn(language)
  const text = (content: Parameters<typeof value>[0]) => value(content, language)
  const { validUntilOn, clientReference, location } = data
  return html`<dl class="fields">
    ${field(L.client, text(data.client), 'wide')}
    ${field(L.attention, text(data.attention), 'wide')}
    ${field(L.date, bothCalendars(data.quotedOn, language))}
    ${validUntilOn && field(L.validUntil, bothCalendars(validUntilOn, language))}
    ${clientReference && field(L.reference, text(clientReference), 'wide')}
    ${field(L.project, text(data.project), 'wide')}
    ${location && field(L.location, text(location), 'wide')}
  </dl>`
}

/** Exclusions apart from the other terms, each in both languages. */
function terms({ terms: all }: OfferData, language: PrintLanguage): SafeHtml {
  const isExclusion = ({ kind }: OfferData['terms'][number]) => kind === 'exclusion'
  return html`${termList(L.exclusions, all.filter(isExclusion), language)}
  ${termList(
    L.terms,
    all.filter((term) => !isExclusion(term)),
    language
  )}`
}

/** Where to pay and who signs, on one page. */
function ending({ bank }: OfferData, language: PrintLanguage): SafeHtml {
  const field = fieldIn(language)
  const text = (content: Parameters<typeof value>[0]) => value(content, language)
  return html`<section class="keep end">
    ${
      bank &&
      html`<h2>${label(L.bank, language)}</h2>
        <dl class="fields">
          ${field(L.bankName, text(bank.bankName), 'wide')}
          ${field(L.accountName, text(bank.accountName), 'wide')}
          ${field(L.iban, ltr(bank.iban), 'wide')} ${field(L.swift, ltr(bank.swift), 'wide')}
        </dl>`
    }
    ${signatureBoxes([L.forFirm, L.accepted], language)}
  </section>`
}
