import {
  documentHtml,
  isolate,
  label,
  ltr,
  pageNumbers,
  plainLabel,
  value,
} from '#engines/pdf/document'
import { fieldIn } from '#engines/pdf/fields'
import { html, type SafeHtml } from '#engines/pdf/html'
import { letterhead } from '#engines/pdf/letterhead'
import { groupThousands } from '#engines/money/money'
import { groupIban } from '#engines/text/iban'
import { printedSeller, sellerNow } from '#commercial/invoices/seller'
import type DunningLetter from '#commercial/dunning/dunning_letter'
import { DUNNING_LABELS as L } from './dunning_labels.js'

const LANGUAGE = 'ar'
const field = fieldIn(LANGUAGE)

/** A letter about overdue invoices, Arabic first and English beside it. Needs `lines` loaded. */
export function dunningPdf(letter: DunningLetter): string {
  const seller = sellerNow()
  const title = { en: letter.titleEn, ar: letter.titleAr }
  return documentHtml({
    title: `${title.en} ${letter.number}`,
    language: LANGUAGE,
    header: { start: plainLabel(title, LANGUAGE), end: isolate(letter.number) },
    footer: { start: isolate(letter.number), end: pageNumbers(LANGUAGE) },
    body: html`${letterhead(printedSeller(seller), LANGUAGE)}
      <div class="title"><h1>${label(title, LANGUAGE)}</h1></div>
      <dl class="fields">
        ${field(L.client, value(letter.clientName, LANGUAGE))}
        ${field(L.number, ltr(letter.number))} ${field(L.date, ltr(letter.writtenOn))}
      </dl>
      <p dir="rtl" lang="ar" style="margin-block: 16px; white-space: pre-line">${letter.bodyAr}</p>
      <p dir="ltr" lang="en" style="margin-block: 16px; white-space: pre-line">${letter.bodyEn}</p>
      ${invoices(letter)} ${bank(seller)}`,
  })
}

function invoices(letter: DunningLetter): SafeHtml {
  const money = (minor: number) => ltr(groupThousands(letter.money(minor)))
  return html`<table>
    <thead>
      <tr>
        <th>${label(L.invoice, LANGUAGE)}</th>
        <th>${label(L.dueOn, LANGUAGE)}</th>
        <th class="number">${label(L.daysLate, LANGUAGE)}</th>
        <th class="number">${label(L.open, LANGUAGE)}</th>
      </tr>
    </thead>
    <tbody>
      ${letter.lines.map(
        (line) =>
          html`<tr>
            <td>${ltr(line.number)}</td>
            <td>${ltr(line.dueOn)}</td>
            <td class="number">${ltr(String(line.daysLate))}</td>
            <td class="number">${money(line.openMinor)}</td>
          </tr>`
      )}
      <tr>
        <td colspan="3">${label(L.total, LANGUAGE)}</td>
        <td class="number">
          ${ltr(`${letter.currency} ${groupThousands(letter.money(letter.totalMinor))}`)}
        </td>
      </tr>
    </tbody>
  </table>`
}

/** Where the money goes. */
function bank({ bankName, iban }: Record<string, string | null>): SafeHtml | null {
  if (!iban) return null
  return html`<section class="keep">
    <dl class="fields">
      ${bankName ? field(L.bank, value(bankName, LANGUAGE)) : null}
      ${field(L.iban, ltr(groupIban(iban)))}
    </dl>
  </section>`
}
