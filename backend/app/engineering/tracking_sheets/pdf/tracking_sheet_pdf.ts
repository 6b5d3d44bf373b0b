import { documentHtml, label, plainLabel, isolate, value } from '#engines/pdf/document'
import { html, type SafeHtml } from '#engines/pdf/html'
import { letterhead } from '#engines/pdf/letterhead'
import type { PageMarginText } from '#engines/pdf/page_margins'
import { dateTime } from '#engines/pdf/print_formats'
import { qrCode } from '#engines/pdf/qr_code'
import type { TrackingSheetData } from './pdf_data.js'
import { trackingSheetHash } from './tracking_sheet_hash.js'
import { LABELS } from './tracking_sheet_labels.js'
import { boqTable } from './tracking_sheet_lines.js'
import { identity, priceSummary, projectBlock, scoreBlock } from './tracking_sheet_sections.js'
import { TRACKING_SHEET_STYLES } from './tracking_sheet_styles.js'
import {
  approvalsTable,
  documentsTable,
  revisionsTable,
  stagesTable,
} from './tracking_sheet_tables.js'

export type * from './pdf_data.js'
export { trackingSheetHash } from './tracking_sheet_hash.js'

/**
 * The tracking sheet of a quotation as a complete HTML document for `PdfRenderer.render`: pure, so
 * the same data always gives the same document. Labels stand in both languages; `printLanguage`
 * decides the direction of the page and which language comes first.
 * @throws TypeError when a date, amount or address in `data` is malformed
 */
export function trackingSheetHtml(data: TrackingSheetData): string {
  const { printLanguage: language, quotation, sheet } = data
  const reference = `${quotation.number} R${quotation.revision}`
  return documentHtml({
    title: `${LABELS.title[language]} ${sheet.number} – ${reference}`,
    language,
    styles: TRACKING_SHEET_STYLES,
    header: {
      start: plainLabel(LABELS.title, language),
      end: isolate(`${reference} · ${sheet.number}`),
    },
    footer: footer(data),
    body: body(data),
  })
}

function body(data: TrackingSheetData): SafeHtml {
  const { printLanguage: language } = data
  const prices = priceSummary(data)
  const score = scoreBlock(data)
  const heading = (text: { en: string; ar: string }) => html`<h2>${label(text, language)}</h2>`
  return html`${letterhead(data.company, language, portalCode(data))}
    <div class="title"><h1>${label(LABELS.title, language)}</h1></div>
    ${identity(data)} ${heading(LABELS.project)}${projectBlock(data)}
    ${score && html`<section class="keep">${heading(LABELS.score)}${score}</section>`}
    ${heading(LABELS.stages)}${stagesTable(data)} ${heading(LABELS.lines)}${boqTable(data)}
    ${prices && html`<section class="keep">${heading(LABELS.prices)}${prices}</section>`}
    ${heading(LABELS.documents)}${documentsTable(data)}
    ${heading(LABELS.approvals)}${approvalsTable(data)}
    ${heading(LABELS.revisions)}${revisionsTable(data)}
    <section class="keep">${heading(LABELS.signatures)}${signatures(data)}</section>`
}

function portalCode(data: TrackingSheetData): SafeHtml {
  const { protocol } = new URL(data.portalUrl)
  if (protocol !== 'https:' && protocol !== 'http:') {
    throw new TypeError(`The portal address must be http or https, got ${protocol}`)
  }
  const code = qrCode(data.portalUrl, LABELS.portal[data.printLanguage])
  return html`<a href="${data.portalUrl}">${code}</a>`
}

function signatures(data: TrackingSheetData): SafeHtml {
  const { printLanguage: language } = data
  return html`<div class="signatures">
    ${data.signatures.map(
      ({ role, name }) =>
        html`<div class="signature">
          <span class="role">${value(role, language)}</span>
          ${name && html`<strong>${value(name, language)}</strong>`}
          <span class="line">${label(LABELS.signHere, language)}</span>
        </div>`
    )}
  </div>`
}

function footer(data: TrackingSheetData): PageMarginText {
  const { printLanguage: language, sheet } = data
  const printedAt = dateTime(data.printedAt, data.timeZone ?? 'Asia/Riyadh')
  const version = `${plainLabel(LABELS.version, language)}: ${isolate(String(sheet.version))}`
  const printed = `${plainLabel(LABELS.printedBy, language)}: ${isolate(data.printedBy)} · ${isolate(printedAt)}`
  const pages =
    language === 'ar'
      ? `صفحة ${isolate('{page}')} من ${isolate('{pages}')}\n${isolate('Page {page} of {pages}')}`
      : `Page {page} of {pages}\n${isolate('صفحة {page} من {pages}')}`
  return {
    start: `${isolate(`SHA-256 ${trackingSheetHash(data)}`)}\n${version} · ${printed}`,
    end: pages,
  }
}
