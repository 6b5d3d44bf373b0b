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
import { countedDays } from '#engines/pdf/counted'
import { bothCalendars, fieldIn } from '#engines/pdf/fields'
import { html, type SafeHtml } from '#engines/pdf/html'
import { letterhead } from '#engines/pdf/letterhead'
import { amount } from '#engines/pdf/print_formats'
import { qrCode } from '#engines/pdf/qr_code'
import { approvalTable, signatureBoxes } from '#engines/pdf/signatures'
import type { VariationPdfData } from './pdf_data.js'
import { VARIATION_LABELS as L } from './variation_labels.js'

const STYLES = `
.signatures { margin-block-start: 8mm }
.details { white-space: pre-line; overflow-wrap: anywhere; widows: 3 }
.mark { color: #b3261e; font-size: 9pt }
th.position { width: 8mm } th.amount { width: 52mm } .sums td.number { width: 52mm }
table.sums { margin-inline-start: auto; inline-size: auto } .sums tr.total { font-weight: 700 }
`

/** A variation order as a complete HTML document, the other language beside the first. */
export function variationPdf(data: VariationPdfData, language: PrintLanguage): string {
  const { variation, company, approvals } = data
  const { number, status } = variation
  const mark = status === 'cancelled' ? L.cancelled : status === 'approved' ? null : L.draft
  return documentHtml({
    title: `${L.title[language]} ${number}`,
    language,
    styles: STYLES,
    header: { start: plainLabel(L.title, language), end: isolate(number) },
    footer: { start: isolate(number), end: pageNumbers(language) },
    body: html`${letterhead(company, language, qrCode(data.link, L.qr[language]))}
      <div class="title">
        <h1>${label(L.title, language)} ${ltr(number)}</h1>
        ${mark ? html`<p class="mark">${label(mark, language)}</p>` : null}
      </div>
      ${facts(data, language)} ${work(data, language)}
      <section class="keep">
        <h2>${label(L.value, language)}</h2>
        ${sums(data, language)}
      </section>
      ${status === 'approved' && approvals.length ? approvalTable(approvals, language) : null}
      ${signatureBoxes([L.forContractor, L.forClient], language)}`,
  })
}

function facts(data: VariationPdfData, language: PrintLanguage): SafeHtml {
  const { variation, project, contractNumber, cause } = data
  const field = fieldIn(language)
  const text = (content: Parameters<typeof value>[0]) => value(content, language)
  const { approvedOn, clientReference, days, createdAt } = variation
  return html`<dl class="fields">
    ${field(L.project, text({ en: project.name, ar: project.nameAr }), 'wide')}
    ${field(L.projectCode, ltr(project.code))} ${field(L.contract, ltr(contractNumber))}
    ${field(L.client, text(project.clientName), 'wide')}
    ${field(L.clientReference, text(clientReference))}
    ${field(L.date, bothCalendars(createdAt.toUTC().toISODate(), language))}
    ${approvedOn ? field(L.approvedOn, bothCalendars(approvedOn, language)) : null}
    ${field(L.cause, text(cause), 'wide')} ${field(L.time, text(inDays(days)), 'wide')}
  </dl>`
}

/** Fewer days are said as such. */
function inDays(days: number) {
  if (days === 0) return { en: 'None', ar: 'لا يوجد' }
  const { en, ar } = countedDays(Math.abs(days))
  return days > 0
    ? { en: `Extension of ${en}`, ar: `تمديد: ${ar}` }
    : { en: `Reduction of ${en}`, ar: `تقليص: ${ar}` }
}

function work({ variation }: VariationPdfData, language: PrintLanguage): SafeHtml {
  const { title, titleAr, details, amount: net, currency } = variation
  return html`<h2>${label(L.work, language)}</h2>
    <table>
      <thead>
        <tr>
          <th class="position">${label(L.position, language)}</th>
          <th>${label(L.description, language)}</th>
          <th class="amount number">${label(L.amount, language)}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>${ltr('1')}</td>
          <td>
            ${value({ en: title, ar: titleAr }, language)}
            ${details ? prose(details, 'details') : null}
          </td>
          <td class="number">${ltr(`${currency} ${amount(net)}`)}</td>
        </tr>
      </tbody>
    </table>`
}

/** From the contract as it was signed to what it is worth with this variation. */
function sums({ variation, value: of }: VariationPdfData, language: PrintLanguage): SafeHtml {
  const { status, currency } = variation
  const rows = [
    [L.original, of.original],
    [L.earlier, of.earlier],
    [L.this, variation.amount],
    [status === 'approved' ? L.revised : L.ifApproved, of.revised],
  ] as const
  return html`<table class="sums">
    <tbody>
      ${rows.map(
        ([name, sum], i) =>
          html`<tr class="${i === rows.length - 1 ? 'total' : ''}">
            <td>${label(name, language)}</td>
            <td class="number">${ltr(`${currency} ${amount(sum)}`)}</td>
          </tr>`
      )}
    </tbody>
  </table>`
}
