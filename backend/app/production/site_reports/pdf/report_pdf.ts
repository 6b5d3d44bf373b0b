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
import { qrCode } from '#engines/pdf/qr_code'
import { approvalTable, signatureBoxes } from '#engines/pdf/signatures'
import { SITE_WEATHER } from '#production/enums/site_reports'
import type { ReportPdfData } from './pdf_data.js'
import { REPORT_LABELS as L } from './report_labels.js'
import { blockers, choice, crews, equipment, works } from './report_tables.js'

const STYLES = `
.signatures { margin-block-start: 8mm }
.notes { white-space: pre-line; overflow-wrap: anywhere; widows: 3 }
.mark { color: #b3261e; font-size: 9pt }
.photos { display: flex; flex-wrap: wrap; gap: 4mm }
.photos figure { margin: 0; width: 84mm; break-inside: avoid }
.photos img { width: 84mm; max-height: 70mm; object-fit: contain; object-position: 0 0 }
.photos figcaption { font-size: 7pt; overflow-wrap: anywhere }
.hash { font-family: monospace; font-size: 7pt; overflow-wrap: anywhere }
`

/** A site report as a complete HTML document, the other language beside the first. */
export function reportPdf(data: ReportPdfData, language: PrintLanguage): string {
  const { report, company, approvals } = data
  const { number, status } = report
  const isApproved = status === 'approved'
  return documentHtml({
    title: `${L.title[language]} ${number}`,
    language,
    styles: STYLES,
    header: { start: plainLabel(L.title, language), end: isolate(number) },
    footer: { start: isolate(number), end: pageNumbers(language) },
    body: html`${letterhead(company, language, qrCode(data.link, L.qr[language]))}
      <div class="title">
        <h1>${label(L.title, language)} ${ltr(number)}</h1>
        ${isApproved ? null : html`<p class="mark">${label(L.draft, language)}</p>`}
      </div>
      ${facts(data, language)} ${works(data, language)} ${crews(data, language)}
      ${equipment(data, language)} ${blockers(data, language)} ${notes(data, language)}
      ${photos(data, language)}
      ${isApproved && approvals.length ? approvalTable(approvals, language) : null}
      ${hash(data, language)}
      ${signatureBoxes([L.forSite, L.forManager, L.forConsultant], language)}`,
  })
}

function facts({ report, project, author }: ReportPdfData, language: PrintLanguage): SafeHtml {
  const field = fieldIn(language)
  const { temperatureLow: low, temperatureHigh: high } = report
  const isKnown = low !== null || high !== null
  return html`<dl class="fields">
    ${field(L.project, value({ en: project.name, ar: project.nameAr }, language), 'wide')}
    ${field(L.projectCode, ltr(project.code))}
    ${field(L.day, bothCalendars(report.reportOn, language))}
    ${field(L.author, value(author, language))}
    ${field(L.weather, value(choice(SITE_WEATHER, report.weather), language))}
    ${isKnown ? field(L.temperature, ltr(`${low ?? '?'} – ${high ?? '?'} °C`)) : null}
    ${report.visitors ? field(L.visitors, value(report.visitors, language), 'wide') : null}
  </dl>`
}

function notes({ report }: ReportPdfData, language: PrintLanguage): SafeHtml | null {
  if (!report.notes) return null
  return html`<h2>${label(L.notes, language)}</h2>
    ${prose(report.notes, 'notes')}`
}

function photos(data: ReportPdfData, language: PrintLanguage): SafeHtml | null {
  if (!data.photos.length) return null
  return html`<h2>${label(L.photos, language)}</h2>
    <div class="photos">
      ${data.photos.map(
        ({ name, uri }) =>
          html`<figure>
            <img src="${uri}" alt="${name}" />
            <figcaption>${value(name, language)}</figcaption>
          </figure>`
      )}
    </div>`
}

/** What was approved can be told from anything else by this number. */
function hash({ report }: ReportPdfData, language: PrintLanguage): SafeHtml | null {
  if (!report.contentHash) return null
  return html`<section class="keep">
    <h2>${label(L.hash, language)}</h2>
    <p class="hash">${ltr(report.contentHash)}</p>
  </section>`
}
