import { baseMoney } from '#core/exchange_rates/at_rate'
import { FORM_BOXES, type FormBox } from '#finance/vat_entries/form_boxes'
import type { BoxFigures, VatFigures } from './figures.js'

export interface FormRow {
  number: number
  box: FormBox
  /** Null where the form has no such field. */
  amount: string | null
  adjustment: string | null
  vat: string
}

/** The form as the wire and its files have it. */
export const formRows = (figures: VatFigures): FormRow[] =>
  FORM_BOXES.map((box, i) => ({ number: i + 1, box, ...cellsOf(box, figures) }))

function cellsOf(box: FormBox, figures: VatFigures) {
  switch (box) {
    case 'total_sales':
      return allCells(figures.totalSales)
    case 'total_purchases':
      return allCells(figures.totalPurchases)
    case 'vat_due':
      return vatCell(figures.vatDueMinor)
    case 'corrections':
      return vatCell(figures.correctionsMinor)
    case 'credit_carried':
      return vatCell(figures.creditCarriedMinor)
    case 'net_due':
      return vatCell(figures.netDueMinor)
    default:
      return allCells(figures.boxes[box])
  }
}

const allCells = ({ amountMinor, adjustmentMinor, vatMinor }: BoxFigures) => ({
  amount: baseMoney(amountMinor),
  adjustment: baseMoney(adjustmentMinor),
  vat: baseMoney(vatMinor),
})

const vatCell = (minor: number) => ({ amount: null, adjustment: null, vat: baseMoney(minor) })
