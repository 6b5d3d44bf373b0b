import { baseMoney } from '#core/exchange_rates/at_rate'
import { companyProfile } from '#core/settings/company'
import { today } from '#core/settings/firm_clock'
import { BASE_CURRENCY, formatDecimal4 } from '#engines/money/money'
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
import { letterhead, type PrintedCompany } from '#engines/pdf/letterhead'
import { amount } from '#engines/pdf/print_formats'
import { signatureBoxes } from '#engines/pdf/signatures'
import type Vendor from '#procurement/vendors/models/vendor'
import { vendorFields } from '#procurement/vendors/pdf_fields'
import type { CertificateLine } from '../certificate.js'
import { CERTIFICATE_LABELS as L } from './certificate_labels.js'

interface Certificate {
  company: PrintedCompany
  vendor: Vendor
  year: number
  lines: CertificateLine[]
}

const STYLES = `
.signatures { margin-block-start: 12mm }
th.money { width: 36mm } th.rate { width: 20mm }
tr.total td { font-weight: 700 }
`

/** What was paid to a vendor in a year and what of it was withheld, as a complete HTML document. */
export function certificatePdf(of: Certificate, language: PrintLanguage): string {
  const { company, vendor, year } = of
  const number = String(year)
  return documentHtml({
    title: `${L.title[language]} ${number}`,
    language,
    styles: STYLES,
    header: { start: plainLabel(L.title, language), end: isolate(number) },
    footer: { start: isolate(vendor.name), end: pageNumbers(language) },
    body: html`${letterhead(company, language)}
      <div class="title"><h1>${label(L.title, language)} ${ltr(number)}</h1></div>
      ${facts(of, language)}
      <p>${label(L.intro, language)}</p>
      ${linesTable(of, language)} ${signatureBoxes([L.signed], language)}`,
  })
}

function facts({ vendor, year }: Certificate, language: PrintLanguage): SafeHtml {
  const field = fieldIn(language)
  const { vatNumber } = companyProfile()
  return html`<dl class="fields">
    ${vendorFields(vendor, language)}
    ${vendor.country ? field(L.country, value(vendor.country, language)) : null}
    ${field(L.year, ltr(String(year)))} ${field(L.issuedOn, bothCalendars(today(), language))}
    ${field(L.currency, ltr(BASE_CURRENCY))}
    ${vatNumber ? field(L.vatNumber, ltr(vatNumber)) : null}
  </dl>`
}

function linesTable({ lines }: Certificate, language: PrintLanguage): SafeHtml {
  const money = (minor: number) => html`<td class="number">${ltr(amount(baseMoney(minor)))}</td>`
  const sum = (of: (line: CertificateLine) => number) =>
    lines.reduce((total, line) => total + of(line), 0)
  const borneMinor = sum((line) => line.borneMinor)
  return html`<table>
      <thead>
        <tr>
          <th>${label(L.kind, language)}</th>
          <th class="rate">${label(L.rate, language)}</th>
          <th class="money">${label(L.subject, language)}</th>
          <th class="money">${label(L.tax, language)}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          ({ kind, rateE4, subjectMinor, taxMinor }) =>
            html`<tr>
              <td>${label({ en: kind.name, ar: kind.nameAr }, language)}</td>
              <td class="number">${ltr(`${formatDecimal4(rateE4)}%`)}</td>
              ${money(subjectMinor)} ${money(taxMinor)}
            </tr>`
        )}
        <tr class="total">
          <td colspan="2">${label(L.total, language)}</td>
          ${money(sum((line) => line.subjectMinor))} ${money(sum((line) => line.taxMinor))}
        </tr>
        ${
          borneMinor
            ? html`<tr>
                <td colspan="3">${label(L.borne, language)}</td>
                ${money(borneMinor)}
              </tr>`
            : null
        }
      </tbody>
    </table>
    ${borneMinor ? html`<p>${label(L.grossed, language)}</p>` : null}`
}
