import {
  documentHtml,
  isolate,
  label,
  ltr,
  pageNumbers,
  plainLabel,
  type PrintLanguage,
} from '#engines/pdf/document'
import { bothCalendars, fieldIn } from '#engines/pdf/fields'
import { html, type SafeHtml } from '#engines/pdf/html'
import { letterhead } from '#engines/pdf/letterhead'
import { shortDate } from '#engines/pdf/print_formats'
import { endToEndId } from '#procurement/payment_runs/bank_file'
import type PaymentRunVendor from '#procurement/payment_runs/models/payment_run_vendor'
import Vendor from '#procurement/vendors/models/vendor'
import { vendorFields } from '#procurement/vendors/pdf_fields'
import type { RunPdfData } from './pdf_data.js'
import { RUN_LABELS as L } from './run_labels.js'
import { moneyCell, paidTo, RUN_STYLES, runSums } from './run_parts.js'

export const vendorOfAdvice = ({ vendorId }: PaymentRunVendor) => Vendor.findOrFail(vendorId)

/** What a vendor is paid by a run and for which of its invoices, as a complete HTML document. */
export function advicePdf(
  data: RunPdfData,
  row: PaymentRunVendor,
  vendor: Vendor,
  language: PrintLanguage
): string {
  const { run, company } = data
  const reference = endToEndId(run, row.position)
  return documentHtml({
    title: `${L.advice[language]} ${reference}`,
    language,
    styles: RUN_STYLES,
    header: { start: plainLabel(L.advice, language), end: isolate(reference) },
    footer: { start: isolate(reference), end: pageNumbers(language) },
    body: html`${letterhead(company, language)}
      <div class="title"><h1>${label(L.advice, language)} ${ltr(reference)}</h1></div>
      ${facts(data, row, vendor, language)}
      <p>${label(row.byCheque ? L.introCheque : L.intro, language)}</p>
      ${billsTable(data, row, language)}
      ${runSums({ ...amountsOf(row), currency: run.currency }, language)}`,
  })
}

const amountsOf = ({ amountMinor, discountMinor, withheldMinor, byCheque }: PaymentRunVendor) => ({
  ...{ amountMinor, discountMinor, withheldMinor },
  chequesMinor: byCheque ? amountMinor - withheldMinor : 0,
})

function facts(
  { run, chequeOf }: RunPdfData,
  row: PaymentRunVendor,
  vendor: Vendor,
  language: PrintLanguage
): SafeHtml {
  const field = fieldIn(language)
  return html`<dl class="fields">
    ${vendorFields(vendor, language)}
    ${field(L.executeOn, bothCalendars(run.paidOn ?? run.executeOn, language))}
    ${field(L.endToEnd, ltr(endToEndId(run, row.position)))}
    ${field(L.to, paidTo(row, chequeOf, language), 'wide')}
    ${run.reference ? field(L.reference, ltr(run.reference)) : null}
  </dl>`
}

function billsTable({ run }: RunPdfData, row: PaymentRunVendor, language: PrintLanguage): SafeHtml {
  const items = run.items.filter(({ vendorId }) => vendorId === row.vendorId)
  return html`<table>
    <thead>
      <tr>
        <th class="position">${label(L.position, language)}</th>
        <th>${label(L.bill, language)}</th>
        <th class="order">${label(L.order, language)}</th>
        <th class="day">${label(L.due, language)}</th>
        <th class="money">${label(L.discount, language)}</th>
        <th class="money">${label(L.amount, language)}</th>
        ${row.withheldMinor ? html`<th class="money">${label(L.withheld, language)}</th>` : null}
      </tr>
    </thead>
    <tbody>
      ${items.map(
        (item, i) =>
          html`<tr>
            <td class="number">${ltr(String(i + 1))}</td>
            <td>${ltr(item.billNumber)}</td>
            <td>${ltr(item.orderNumber)}</td>
            <td>${ltr(item.dueOn && shortDate(item.dueOn))}</td>
            ${moneyCell(item.discountMinor, run.currency)}
            ${moneyCell(item.amountMinor, run.currency)}
            ${row.withheldMinor ? moneyCell(item.withheldMinor, run.currency) : null}
          </tr>`
      )}
    </tbody>
  </table>`
}
