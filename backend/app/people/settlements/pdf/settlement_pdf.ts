import { BASE_CURRENCY } from '#engines/money/money'
import { baseMoney } from '#core/exchange_rates/at_rate'
import { amountInWords } from '#engines/money/words/amount_in_words'
import { countedDays, countedYears } from '#engines/pdf/counted'
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
import { amount } from '#engines/pdf/print_formats'
import { qrCode } from '#engines/pdf/qr_code'
import { approvalTable, signatureBoxes } from '#engines/pdf/signatures'
import type { SettlementPdfData } from './pdf_data.js'
import { printedLines } from './printed_lines.js'
import { SETTLEMENT_LABELS as L } from './settlement_labels.js'

const STYLES = `
.signatures { margin-block-start: 5mm }
/* who has approved and who signs stay on one page */
.end > .joined { break-before: auto }
.mark { color: #b3261e; font-size: 9pt }
.note { white-space: pre-line; overflow-wrap: anywhere }
th.position { width: 8mm } th.basis { width: 72mm } th.amount { width: 32mm }
td p + p { margin-block-start: .6mm }
table.sums { margin-inline-start: auto; inline-size: auto } .sums td.number { width: 32mm }
.sums tr.total { font-weight: 700 }
.words { border: .5pt solid #cfd8df; border-radius: 1mm; padding: 1.5mm 2mm; font-weight: 700 }
.words p + p { margin-block-start: 1mm; font-weight: 400 }
`

const money = (minor: number) => ltr(amount(baseMoney(minor)))
const withCurrency = (minor: number) => ltr(`${BASE_CURRENCY} ${amount(baseMoney(minor))}`)

/** A settlement as a complete HTML document, the other language beside the first. */
export function settlementPdf(data: SettlementPdfData, language: PrintLanguage): string {
  const { settlement, company, approvals, link } = data
  const { number, status, note } = settlement
  const isApproved = status === 'approved' || status === 'paid'
  const mark = status === 'cancelled' ? L.cancelled : isApproved ? null : L.draft
  return documentHtml({
    title: `${L.title[language]} ${number}`,
    language,
    styles: STYLES,
    header: { start: plainLabel(L.title, language), end: isolate(number) },
    footer: { start: isolate(number), end: pageNumbers(language) },
    body: html`${letterhead(company, language, qrCode(link, L.qr[language]))}
      <div class="title">
        <h1>${label(L.title, language)} ${ltr(number)}</h1>
        ${mark ? html`<p class="mark">${label(mark, language)}</p>` : null}
      </div>
      ${facts(data, language)} ${wage(data, language)} ${computation(data, language)}
      ${
        note
          ? html`<h2>${label(L.note, language)}</h2>
              ${prose(note, 'note')}`
          : null
      }
      <section class="keep end">
        ${isApproved && approvals.length ? approvalTable(approvals, language) : null}
        ${signatureBoxes([L.employeeSigns, L.hrSigns, L.firmSigns], language)}
      </section>`,
  })
}

function facts({ settlement, department, reason }: SettlementPdfData, language: PrintLanguage) {
  const { employee, figures, lastDayOn, approvedOn } = settlement
  const field = fieldIn(language)
  const text = (content: Parameters<typeof value>[0]) => value(content, language)
  const { years, days, suspendedDays } = figures.service
  const [inYears, inDays] = [countedYears(years), countedDays(days)]
  const service = years
    ? { en: `${inYears.en} ${inDays.en}`, ar: `${inYears.ar} و${inDays.ar}` }
    : inDays
  return html`<dl class="fields">
    ${field(L.employee, text({ en: employee.name, ar: employee.nameAr }), 'wide')}
    ${field(L.number, ltr(employee.number))} ${field(L.department, text(department))}
    ${field(L.position, text({ en: employee.position, ar: employee.positionAr }), 'wide')}
    ${field(L.reason, text(reason), 'wide')}
    ${field(L.joined, bothCalendars(figures.joinOn, language))}
    ${field(L.lastDay, bothCalendars(lastDayOn, language))}
    ${field(L.service, text(years && !days ? inYears : service))}
    ${approvedOn ? field(L.approvedOn, bothCalendars(approvedOn, language)) : null}
    ${suspendedDays ? field(L.suspended, text(countedDays(suspendedDays)), 'wide') : null}
  </dl>`
}

/** The wage of the last day by its parts. */
function wage({ settlement: { figures } }: SettlementPdfData, language: PrintLanguage): SafeHtml {
  const { basicMinor, housingMinor, transportMinor, otherMinor, wageMinor } = figures.pay
  const parts = [
    [L.basic, basicMinor],
    [L.housing, housingMinor],
    [L.transport, transportMinor],
    [L.other, otherMinor],
    [L.total, wageMinor],
  ] as const
  return html`<section class="keep">
    <h2>${label(L.wage, language)} ${ltr(BASE_CURRENCY)}</h2>
    <table>
      <thead>
        <tr>
          ${parts.map(([name]) => html`<th class="number">${label(name, language)}</th>`)}
        </tr>
      </thead>
      <tbody>
        <tr>
          ${parts.map(([, minor]) => html`<td class="number">${money(minor)}</td>`)}
        </tr>
      </tbody>
    </table>
  </section>`
}

function computation({ settlement }: SettlementPdfData, language: PrintLanguage): SafeHtml {
  const lines = printedLines(settlement.figures, settlement.entries)
  return html`<h2>${label(L.computation, language)}</h2>
    <table>
      <thead>
        <tr>
          <th class="position">${label(L.no, language)}</th>
          <th>${label(L.description, language)}</th>
          <th class="basis">${label(L.basis, language)}</th>
          <th class="amount number">${label(L.amount, language)}</th>
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          ({ name, basis, minor }, at) =>
            html`<tr>
              <td>${ltr(String(at + 1))}</td>
              <td>${value(name, language)}</td>
              <td>${basis.map((text) => html`<p>${value(text[language], language)}</p>`)}</td>
              <td class="number">${money(minor)}</td>
            </tr>`
        )}
      </tbody>
    </table>
    ${sums(settlement, language)}`
}

function sums(
  { dueMinor, deductedMinor, netMinor }: SettlementPdfData['settlement'],
  language: PrintLanguage
): SafeHtml {
  const rows = [
    [L.due, dueMinor],
    [L.deducted, deductedMinor],
    [L.net, netMinor],
  ] as const
  const words = amountInWords(netMinor, BASE_CURRENCY)
  const [first, second] = language === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)
  return html`<section class="keep joined">
    <table class="sums">
      <tbody>
        ${rows.map(
          ([name, minor], at) =>
            html`<tr class="${at === rows.length - 1 ? 'total' : ''}">
              <td>${label(name, language)}</td>
              <td class="number">${withCurrency(minor)}</td>
            </tr>`
        )}
      </tbody>
    </table>
    ${
      words
        ? html`<h2>${label(L.words, language)}</h2>
            <div class="words">
              <p lang="${first}">${value(words[first], language)}</p>
              <p lang="${second}">${value(words[second], language)}</p>
            </div>`
        : null
    }
  </section>`
}
