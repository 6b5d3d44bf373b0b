import { formatMoney } from '#engines/money/money'
import { countedDaysAfter, countedMonthsAfter } from '#engines/pdf/counted'
import { label, ltr, value, type PrintLanguage } from '#engines/pdf/document'
import { html, type SafeHtml } from '#engines/pdf/html'
import { amount } from '#engines/pdf/print_formats'
import { DUE_TRIGGERS } from '#procurement/enums/due_triggers'
import type { Planned } from '#procurement/payment_plans/plan'
import { ORDER_LABELS as L } from '#procurement/shared/pdf_labels'
import type { PurchaseOrderPdfData } from './pdf_data.js'
import { percent } from './pdf_terms.js'

const NAMES = new Map(
  DUE_TRIGGERS.map(({ value: key, label: en, labelAr: ar }) => [key, { en, ar }] as const)
)

/** What is paid when: the parts of the payment with their share, trigger and amount. */
export function planTable(
  { order, plan }: PurchaseOrderPdfData,
  language: PrintLanguage
): SafeHtml | null {
  if (!plan.length) return null
  const row = (part: Planned) =>
    html`<tr>
      <td class="number">${part.portionBp ? ltr(percent(part.portionBp)) : ''}</td>
      <td>${value(whenOf(part), language)}</td>
      <td class="number">
        ${ltr(`${order.currency} ${amount(formatMoney(part.amountMinor, order.currency))}`)}
      </td>
    </tr>`
  return html`<section class="keep">
    <h2>${label(L.plan, language)}</h2>
    <table>
      <thead>
        <tr>
          <th class="rate">${label(L.planShare, language)}</th>
          <th>${label(L.planDue, language)}</th>
          <th class="net">${label(L.planAmount, language)}</th>
        </tr>
      </thead>
      <tbody>
        ${plan.map(row)}
      </tbody>
    </table>
  </section>`
}

/** From what it counts, how long after it, and what paying early saves. */
function whenOf({ dueFrom, months, days, discountBp, discountDays }: Planned) {
  const { en, ar } = NAMES.get(dueFrom)!
  const within = countedDaysAfter(discountDays)
  const off = discountBp
    ? {
        en: `; ${percent(discountBp)} off within ${within.en} of the invoice`,
        ar: `؛ خصم ${percent(discountBp)} عند السداد خلال ${within.ar} من الفاتورة`,
      }
    : { en: '', ar: '' }
  const inDays = countedDaysAfter(days)
  const inMonths = countedMonthsAfter(months)
  const span = {
    en: [months && inMonths.en, days && inDays.en],
    ar: [months && inMonths.ar, days && inDays.ar],
  }
  const after = (parts: (string | 0)[], word: string) => {
    const known = parts.filter(Boolean)
    return known.length ? ` + ${known.join(word)}` : ''
  }
  return {
    en: `${en}${after(span.en, ', ')}${off.en}`,
    ar: `${ar}${after(span.ar, ' و')}${off.ar}`,
  }
}
