import { amountInWords } from '#engines/money/words/amount_in_words'
import { formatMoney } from '#engines/money/money'
import { label, ltr, value, type PrintLanguage } from '#engines/pdf/document'
import { html, type SafeHtml } from '#engines/pdf/html'
import { amount, shortDate } from '#engines/pdf/print_formats'
import type PaymentRun from '#procurement/payment_runs/models/payment_run'
import type PaymentRunVendor from '#procurement/payment_runs/models/payment_run_vendor'
import { maskOf } from '#procurement/vendors/bank/mask'
import type { RunPdfData } from './pdf_data.js'
import { RUN_LABELS as L } from './run_labels.js'

export const RUN_STYLES = `
.signatures { margin-block-start: 8mm }
.mark { color: #b3261e; font-size: 9pt }
.words { margin: 2mm 0 0; text-align: end }
th.position { width: 8mm } th.money { width: 30mm } th.day { width: 24mm } th.order { width: 30mm }
.sums td.number { width: 48mm } table.sums { margin-inline-start: auto; inline-size: auto } .sums tr.total { font-weight: 700 }
`

export const moneyCell = (minor: number, currency: string): SafeHtml =>
  html`<td class="number">${ltr(amount(formatMoney(minor, currency)))}</td>`

interface Sum {
  currency: string
  amountMinor: number
  discountMinor: number
  withheldMinor: number
  /** Of the net what cheques are given for. */
  chequesMinor: number
}

/** What is paid and what paying early has saved, less what is withheld, with the sum in words. */
export function runSums(
  { currency, amountMinor, discountMinor, withheldMinor, chequesMinor }: Sum,
  language: PrintLanguage
): SafeHtml {
  const row = (name: SafeHtml, minor: number, kind: string) =>
    html`<tr class="${kind}">
      <td>${name}</td>
      <td class="number">${ltr(`${currency} ${amount(formatMoney(minor, currency))}`)}</td>
    </tr>`
  const netMinor = amountMinor - withheldMinor
  const transferredMinor = netMinor - chequesMinor
  const words = amountInWords(netMinor, currency)
  const [first, second] = language === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)
  return html`<section class="keep">
    <table class="sums">
      <tbody>
        ${discountMinor ? row(label(L.discount, language), discountMinor, '') : null}
        ${row(label(L.total, language), amountMinor, withheldMinor ? '' : 'total')}
        ${withheldMinor ? row(label(L.withheld, language), -withheldMinor, '') : null}
        ${withheldMinor ? row(label(L.net, language), netMinor, 'total') : null}
        ${chequesMinor ? row(label(L.cheques, language), chequesMinor, '') : null}
        ${chequesMinor && transferredMinor ? row(label(L.transferred, language), transferredMinor, '') : null}
      </tbody>
    </table>
    ${
      words &&
      html`<p class="words">
        <bdi lang="${first}">${words[first]}</bdi><br /><bdi lang="${second}">${words[second]}</bdi>
      </p>`
    }
  </section>`
}

/** Where a vendor is paid: its account, or the cheque that it gets. */
export function paidTo(
  row: PaymentRunVendor,
  chequeOf: RunPdfData['chequeOf'],
  language: PrintLanguage
) {
  if (!row.byCheque) return html`${value(row.bankName, language)} ${ltr(maskOf(row.ibanTail))}`
  const cheque = chequeOf(row.chequeId)
  return cheque
    ? html`${label(L.cheque, language)} ${ltr(`${cheque.number} · ${shortDate(cheque.chequeOn)}`)}`
    : label(L.cheque, language)
}

/** What the cheques of a run come to. */
export const byChequeOf = ({ vendors }: PaymentRun): number =>
  vendors
    .filter(({ byCheque }) => byCheque)
    .reduce((sum, { amountMinor, withheldMinor }) => sum + amountMinor - withheldMinor, 0)
