import { label, ltr, value, type PrintLanguage } from '#engines/pdf/document'
import { html, type HtmlValue, type SafeHtml } from '#engines/pdf/html'
import { amount, quantity, unitRate } from '#engines/pdf/print_formats'
import { VAT_NAMES } from '#engineering/enums/bill'
import type { OfferData, OfferLine, OfferSection } from './offer_data.js'
import { OFFER_LABELS as L } from './offer_labels.js'

const COLUMNS = [
  [L.item, 'item'],
  [L.description, ''],
  [L.unit, 'unit'],
  [L.quantity, 'quantity number'],
  [L.rate, 'rate number'],
  [L.amount, 'amount number'],
] as const

/**
 * The bill section by section, sections in sections with their ordinals and sums; its head is repeated
 * on every page.
 */
export function offerBill({ rows }: OfferData, language: PrintLanguage): SafeHtml {
  const isSummed = rows.filter(({ kind }) => kind === 'section').length > 1
  return html`<table class="bill">
    <thead>
      <tr>
        ${COLUMNS.map(([name, kind]) => html`<th class="${kind}">${label(name, language)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map((row) => {
        if (row.kind === 'line') return lineRow(row.line, language)
        if (row.kind === 'section') return sectionRow(row.section, language)
        return isSummed && sumRow(row.section, language)
      })}
    </tbody>
  </table>`
}

function sectionRow({ ordinal, title, level }: OfferSection, language: PrintLanguage) {
  return (
    title &&
    html`<tr class="section level-${Math.min(level, 3)}">
      <th colspan="${COLUMNS.length}">${ltr(ordinal)} ${value(title, language)}</th>
    </tr>`
  )
}

function sumRow({ ordinal, title, total }: OfferSection, language: PrintLanguage) {
  return html`<tr class="section-total">
    <td colspan="${COLUMNS.length - 1}">
      ${label(L.sectionTotal, language)} ${title && ltr(ordinal)}
    </td>
    <td class="number">${ltr(amount(total))}</td>
  </tr>`
}

/** What does not count says so, and its amount stands in brackets. */
function lineRow(line: OfferLine, language: PrintLanguage): SafeHtml {
  const { inclusion, vatCategory } = line
  const isCounted = inclusion === 'included'
  const total = amount(line.total)
  return html`<tr class="${isCounted ? '' : 'beside'}">
    <td>${ltr(line.item)}</td>
    <td>
      ${value(line.description, language)}
      ${isCounted ? null : html`<p class="tag">${label(L[inclusion], language)}</p>`}
      ${
        vatCategory === 'standard'
          ? null
          : html`<p class="tag">${label(VAT_NAMES[vatCategory], language)}</p>`
      }
    </td>
    <td>${value(line.unit, language)}</td>
    <td class="number">${ltr(quantity(line.quantity))}</td>
    <td class="number">${ltr(unitRate(line.unitRate))}</td>
    <td class="number">${ltr(isCounted ? total : `(${total})`)}</td>
  </tr>`
}

/** From the lines to what the client pays, VAT once per category, and the total in words. */
export function offerSums(data: OfferData, language: PrintLanguage): SafeHtml {
  const { currency, subtotal, discount, discounted, vat, total, words } = data
  const row = (name: HtmlValue, figure: string, kind = '') =>
    html`<tr class="${kind}">
      <td>${name}</td>
      <td class="number">${ltr(`${currency} ${figure}`)}</td>
    </tr>`
  const order = language === 'ar' ? (['ar', 'en'] as const) : (['en', 'ar'] as const)
  return html`<section class="keep">
    <table class="sums">
      <tbody>
        ${row(label(L.subtotal, language), amount(subtotal))}
        ${discounted && row(label(L.discount, language), `−${amount(discount)}`)}
        ${vat.map((share) => row(vatName(share, language), amount(share.vat)))}
        ${row(label(L.total, language), amount(total), 'total')}
      </tbody>
    </table>
    ${
      words &&
      html`<h2>${label(L.words, language)}</h2>
        <div class="words">
          ${order.map((lang) => html`<p lang="${lang}">${value(words[lang], language)}</p>`)}
        </div>`
    }
  </section>`
}

/** `15% VAT (1,500.00)`: of what it is taken stands beside it. */
function vatName(
  { category, rate, taxable }: OfferData['vat'][number],
  language: PrintLanguage
): SafeHtml {
  const name =
    category === 'standard' ? ltr(`${quantity(rate)}%`) : label(VAT_NAMES[category], language)
  return html`${label(L.vat, language)} ${name} (${ltr(amount(taxable))})`
}
