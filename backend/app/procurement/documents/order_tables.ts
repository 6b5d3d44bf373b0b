import { formatDecimal4, formatMoney } from '#core/money/money'
import { label, ltr, value, type PrintLanguage } from '#core/pdf/document'
import { html, type SafeHtml } from '#core/pdf/html'
import { decimal, quantity, unitRate } from '#core/pdf/print_formats'
import type { OrderPaperData } from './order_data.js'
import { ORDER_LABELS as L } from './order_labels.js'

/** Lines of the order with their net; VAT is summed below, once per rate. */
export function linesTable({ order, units }: OrderPaperData, language: PrintLanguage): SafeHtml {
  const discounted = order.lines.some(({ discountBp }) => discountBp > 0)
  const head = (name: { en: string; ar: string }, kind: string) =>
    html`<th class="${kind}">${label(name, language)}</th>`
  return html`<table>
    <thead>
      <tr>
        ${head(L.position, 'position')} ${head(L.description, '')} ${head(L.quantity, 'quantity number')}
        ${head(L.unit, 'unit')} ${head(L.price, 'price number')}
        ${discounted ? head(L.discount, 'rate number') : ''} ${head(L.rate, 'rate number')}
        ${head(L.net, 'net number')}
      </tr>
    </thead>
    <tbody>
      ${order.lines.map(
        (line, i) =>
          html`<tr>
            <td>${ltr(String(i + 1))}</td>
            <td>${value({ en: line.description, ar: line.descriptionAr }, language)}</td>
            <td class="number">${ltr(quantity(formatDecimal4(line.quantityE4)))}</td>
            <td>${value(units.get(line.unit ?? '') ?? line.unit, language)}</td>
            <td class="number">${ltr(unitRate(formatDecimal4(line.unitPriceE4)))}</td>
            ${discounted ? html`<td class="number">${ltr(formatDecimal4(line.discountBp * 100))}</td>` : ''}
            <td class="number">${ltr(formatDecimal4(line.vatRateBp * 100))}</td>
            <td class="number">${ltr(amount(line.netMinor, order.currency))}</td>
          </tr>`
      )}
    </tbody>
  </table>` // prettier-ignore
}

export function sums({ order }: OrderPaperData, language: PrintLanguage): SafeHtml {
  const rows = [
    [L.subtotal, order.subtotalMinor],
    [L.vat, order.vatMinor],
    [L.total, order.totalMinor],
  ] as const
  return html`<table class="sums">
    <tbody>
      ${rows.map(
        ([name, minor]) =>
          html`<tr>
            <td>${label(name, language)}</td>
            <td class="number">${ltr(`${order.currency} ${amount(minor, order.currency)}`)}</td>
          </tr>`
      )}
    </tbody>
  </table>`
}

/** Who has approved the order, step by step. */
export function approvalRows({ approvals }: OrderPaperData, language: PrintLanguage): SafeHtml {
  return html`<table>
    <thead>
      <tr>
        ${[L.step, L.name, L.when].map((name) => html`<th>${label(name, language)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${approvals.map(
        ({ step, by, at }) =>
          html`<tr>
            <td>${value(step[language], language)}</td>
            <td>${value(by, language)}</td>
            <td>${ltr(at.slice(0, 10))}</td>
          </tr>`
      )}
    </tbody>
  </table>`
}

/** An amount with thousands separators and all the decimals of its currency: three of a dinar. */
function amount(minor: number, currency: string): string {
  const text = formatMoney(minor, currency)
  const digits = text.split('.')[1]?.length ?? 0
  return decimal(text, digits, digits)
}
