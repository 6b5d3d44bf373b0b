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
import { shortDate } from '#engines/pdf/print_formats'
import { qrCode } from '#engines/pdf/qr_code'
import { approvalTable, signatureBoxes } from '#engines/pdf/signatures'
import { groupIban } from '#engines/text/iban'
import type { RunPdfData } from './pdf_data.js'
import { RUN_LABELS as L } from './run_labels.js'
import { byChequeOf, moneyCell, paidTo, RUN_STYLES, runSums } from './run_parts.js'

const AGREED = new Set(['approved', 'paid'])
const OVER = new Set(['rejected', 'cancelled'])

/** The voucher of a payment run as a complete HTML document: to whom how much, for which bills, by whom. */
export function voucherPdf(data: RunPdfData, language: PrintLanguage): string {
  const { run, company, approvals, link } = data
  const { number, status, currency, totalMinor, discountMinor, withheldMinor } = run
  return documentHtml({
    title: `${L.voucher[language]} ${number}`,
    language,
    styles: RUN_STYLES,
    header: { start: plainLabel(L.voucher, language), end: isolate(number) },
    footer: { start: isolate(number), end: pageNumbers(language) },
    body: html`${letterhead(company, language, qrCode(link, L.qr[language]))}
      <div class="title">
        <h1>${label(L.voucher, language)} ${ltr(number)}</h1>
        ${AGREED.has(status) ? null : html`<p class="mark">${label(OVER.has(status) ? L.cancelled : L.draft, language)}</p>`}
      </div>
      ${facts(data, language)}
      <h2>${label(L.vendors, language)}</h2>
      ${vendorsTable(data, language)}
      ${runSums({ currency, amountMinor: totalMinor, discountMinor, withheldMinor, chequesMinor: byChequeOf(run) }, language)}
      <h2>${label(L.bills, language)}</h2>
      ${billsTable(data, language)}
      ${AGREED.has(status) && approvals.length ? approvalTable(approvals, language) : null}
      ${signatureBoxes([L.signPrepared, L.signApproved, L.signPaid], language)}`,
  })
}

function facts(data: RunPdfData, language: PrintLanguage): SafeHtml {
  const { run, bankName, iban } = data
  const field = fieldIn(language)
  return html`<dl class="fields">
    ${field(L.executeOn, bothCalendars(run.executeOn, language))}
    ${field(L.currency, ltr(run.currency))}
    ${field(L.from, html`${value(bankName, language)} ${iban ? ltr(groupIban(iban)) : null}`, 'wide')}
    ${field(L.preparedBy, value(data.preparedBy, language))}
    ${run.paidOn ? field(L.paidOn, bothCalendars(run.paidOn, language)) : null}
    ${run.paidOn ? field(L.paidBy, value(data.paidBy, language)) : null}
    ${run.reference ? field(L.reference, ltr(run.reference)) : null}
    ${run.note ? field(L.note, value(run.note, language), 'wide') : null}
  </dl>`
}

function vendorsTable({ run, chequeOf }: RunPdfData, language: PrintLanguage): SafeHtml {
  return html`<table>
    <thead>
      <tr>
        <th class="position">${label(L.position, language)}</th>
        <th>${label(L.vendor, language)}</th>
        <th>${label(L.account, language)}</th>
        <th class="money">${label(L.amount, language)}</th>
      </tr>
    </thead>
    <tbody>
      ${run.vendors.map(
        (row) =>
          html`<tr>
            <td class="number">${ltr(String(row.position))}</td>
            <td>${value(row.vendorName, language)}</td>
            <td>${paidTo(row, chequeOf, language)}</td>
            ${moneyCell(row.amountMinor, run.currency)}
          </tr>`
      )}
    </tbody>
  </table>`
}

function billsTable({ run }: RunPdfData, language: PrintLanguage): SafeHtml {
  const names = new Map(run.vendors.map((row) => [row.vendorId, row.vendorName]))
  return html`<table>
    <thead>
      <tr>
        <th class="position">${label(L.position, language)}</th>
        <th>${label(L.vendor, language)}</th>
        <th>${label(L.invoice, language)}</th>
        <th class="order">${label(L.order, language)}</th>
        <th class="day">${label(L.due, language)}</th>
        <th class="money">${label(L.discount, language)}</th>
        <th class="money">${label(L.amount, language)}</th>
      </tr>
    </thead>
    <tbody>
      ${run.items.map(
        (item) =>
          html`<tr>
            <td class="number">${ltr(String(item.position))}</td>
            <td>${value(names.get(item.vendorId), language)}</td>
            <td>${ltr(item.billNumber)}</td>
            <td>${ltr(item.orderNumber)}</td>
            <td>${ltr(item.dueOn && shortDate(item.dueOn))}</td>
            ${moneyCell(item.discountMinor, run.currency)}
            ${moneyCell(item.amountMinor, run.currency)}
          </tr>`
      )}
    </tbody>
  </table>`
}
