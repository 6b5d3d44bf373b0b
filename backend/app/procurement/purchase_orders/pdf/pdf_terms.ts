import { formatDecimal4 } from '#engines/money/money'
import { value, type PrintLanguage } from '#engines/pdf/document'
import { fieldIn } from '#engines/pdf/fields'
import { html, type SafeHtml } from '#engines/pdf/html'
import type PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { ORDER_LABELS as L } from '#procurement/shared/pdf_labels'

export const percent = (basisPoints: number) => `${formatDecimal4(basisPoints * 100)}%`

/** What delay costs, in figures and in the words of the order; nothing where nothing was agreed. */
export function penaltyText(order: PurchaseOrder, language: PrintLanguage): SafeHtml | null {
  const { penaltyBp, penaltyCapBp, penalty } = order
  const cap = penaltyCapBp ? percent(penaltyCapBp) : null
  const figures = penaltyBp
    ? {
        en: `${percent(penaltyBp)} of the value delayed per week${cap ? `, at most ${cap}` : ''}`,
        ar: `${percent(penaltyBp)} من قيمة المتأخر عن كل أسبوع${cap ? `، بحد أقصى ${cap}` : ''}`,
      }
    : null
  if (!figures && !penalty) return null
  const words = penalty ? html`<div>${value(penalty, language)}</div>` : null
  const content = html`${figures ? value(figures, language) : null}${words}`
  return fieldIn(language)(L.penalty, content, 'wide')
}
