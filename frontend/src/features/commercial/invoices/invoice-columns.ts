import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { compare, multiply, sum } from '@binaa/backend/decimal'
import { exponentOf } from '@binaa/backend/money'
import { useChoices, type ChoiceOption } from '../../../kit/inputs/use-choices'
import type { Line, LineColumn } from '../../../kit/lines/types'
import { categoryOfReason, useExemptions } from '../../../kit/vat/use-exemptions'
import { useVatColumns } from '../../../kit/vat/use-vat-columns'
import { vatOf } from '../../../kit/vat/vat'
import { INVOICES } from './invoice'

const text = (line: Line, name: string) => String(line[name] ?? '')

/** Quantity × price − discount, rounded half-up to the currency. */
export function lineNet(line: Line, currency: string): string {
  const decimals = exponentOf(currency)
  const gross = multiply(text(line, 'quantity'), text(line, 'unitPrice'), decimals)
  const discount = text(line, 'discount') || '0'
  return sum([gross, compare(discount, '0') === 0 ? '0' : `-${discount}`], decimals)
}

/** Sums as the server computes them: VAT is rounded once per category and rate. */
export function invoiceTotals(lines: Line[], currency: string) {
  const decimals = exponentOf(currency)
  const taxed = lines.map((line) => ({
    net: lineNet(line, currency),
    vatRate: text(line, 'vatRate'),
    vatCategory: text(line, 'vatCategory') || 'S',
  }))
  const gross = sum(
    taxed.map(({ net }) => net),
    decimals
  )
  const vat = vatOf(taxed, currency)
  return { gross, vat, total: sum([gross, vat], decimals) }
}

/** Why a line bears no VAT: a reason brings its category. */
const reasonColumn = (title: string, options: ChoiceOption[]): LineColumn => ({
  key: 'exemptionReason',
  title,
  kind: 'choice',
  options,
  fallback: '',
  width: '180px',
  detail: 'unused',
  sets: (code): Partial<Line> => {
    const category = categoryOfReason(code)
    return category ? { vatCategory: category, vatRate: '0' } : {}
  },
})

/** The columns of an invoice's lines. */
export function useInvoiceColumns(): LineColumn[] {
  const { t } = useTranslation()
  const { options } = useChoices('purchase-units')
  const reasons = useExemptions()
  const vat = useVatColumns(t(`${INVOICES}.line.vatRate`))
  return useMemo(() => {
    const title = (name: string) => t(`${INVOICES}.line.${name}`)
    return [
      {
        key: 'description',
        title: title('description'),
        kind: 'text',
        dir: 'auto',
        required: true,
        width: '22%',
      },
      {
        key: 'descriptionAr',
        title: title('descriptionAr'),
        kind: 'text',
        dir: 'rtl',
        width: '16%',
      },
      { key: 'quantity', title: title('quantity'), kind: 'decimal', required: true, width: '90px' },
      { key: 'unit', title: title('unit'), kind: 'suggest', options, width: '80px' },
      { key: 'unitPrice', title: title('price'), kind: 'decimal', required: true, width: '110px' },
      { key: 'discount', title: title('discount'), kind: 'decimal', width: '90px', detail: true },
      ...vat,
      reasonColumn(title('exemptionReason'), reasons),
    ] satisfies LineColumn[]
  }, [t, options, reasons, vat])
}
