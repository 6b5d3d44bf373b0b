import { groupThousands } from '#engines/money/money'
import {
  documentHtml,
  pageNumbers,
  label,
  ltr,
  value,
  type PrintLanguage,
} from '#engines/pdf/document'
import { html, type SafeHtml } from '#engines/pdf/html'
import { letterhead, type PrintedCompany } from '#engines/pdf/letterhead'
import { isBilingual, type Report, type ReportTable } from './report.js'

type Shown = ReportTable['rows'][number][number]

const NUMBER = /^-?\d+(?:\.\d+)?$/
/** What begins with digits (a day, a number of a document) reads from left to right. */
const CODE = /^[\dA-Z]{1,5}-?\d/

/** More columns of figures would run into each other on an upright page. */
const UPRIGHT_COLUMNS = 8
const LYING = '@page { size: A4 landscape } table { table-layout: auto }'

/** Figures as a complete HTML document in the user's language, headings in both. */
export function reportPdf(
  report: Report,
  company: PrintedCompany,
  language: PrintLanguage
): string {
  const title = report.title[language]
  return documentHtml({
    title,
    language,
    styles: report.columns.length > UPRIGHT_COLUMNS ? LYING : '',
    header: { start: title, end: '' },
    footer: { start: title, end: pageNumbers(language) },
    body: html`${letterhead(company, language)}
      <div class="title"><h1>${label(report.title, language)}</h1></div>
      <dl class="fields">
        ${report.facts.map(
          (fact) =>
            html`<div class="field wide">
              <dt>${label(fact.label, language)}</dt>
              <dd>${fact.number ? figure(fact.value) : cell(fact.value, language)}</dd>
            </div>`
        )}
      </dl>
      ${report.tables.map((table) => section(report, table, language))}`,
  })
}

function section({ columns }: Report, { title, rows }: ReportTable, language: PrintLanguage) {
  return html`<section style="margin-block-start: 4mm">
    ${title ? html`<h2>${label(title, language)}</h2>` : null}
    <table>
      <thead>
        <tr>
          ${columns.map(
            (column) =>
              html`<th class="${column.number ? 'number' : ''}">
                ${label(column.label, language)}
              </th>`
          )}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((shown, index) =>
                columns[index].number
                  ? html`<td class="number">${figure(shown)}</td>`
                  : html`<td>${cell(shown, language)}</td>`
              )}
            </tr>`
        )}
      </tbody>
    </table>
  </section>`
}

/** Thousands apart, so that large amounts are read and not counted. */
function figure(shown: Shown): SafeHtml {
  const text = String(shown ?? '')
  return ltr(NUMBER.test(text) ? groupThousands(text) : text)
}

function cell(shown: Shown, language: PrintLanguage): SafeHtml | null {
  if (shown === null || shown === undefined) return null
  if (isBilingual(shown)) return value(shown[language], language)
  const text = String(shown)
  return CODE.test(text) ? ltr(text) : value(text, language)
}
