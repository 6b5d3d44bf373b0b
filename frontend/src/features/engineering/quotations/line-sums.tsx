import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { Totals } from '../../../kit/lines/totals'
import type { Line } from '../../../kit/lines/types'
import type { Markup } from './markup'
import { lineTotal, sectionTotals, type QuotationTotals } from './quotation-totals'
import { QUOTATIONS } from './quotation'

interface LineSumsProps {
  lines: Line[]
  markups: Markup[]
  totals: QuotationTotals
  currency: string
  mayCost: boolean
}

/** Live sums below the lines of the form. */
export function LineSums({ lines, markups, totals, currency, mayCost }: LineSumsProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const perSection = sectionTotals(
    lines.map((line) => ({ ...line, section: line.section, total: lineTotal(line, currency) })),
    currency
  )
  const money = (value: string | null) =>
    value === null ? '—' : <Money value={value} currency={currency} />
  const label = (name: string) => t(`${QUOTATIONS}.fields.${name}`)
  const sections = perSection.length > 1 ? perSection : []
  const margin = totals.margin === null ? '—' : formats.percent(totals.margin, 2)
  return (
    <Totals
      rows={[
        ...sections.map(({ section, total }) => ({
          label: section || t(`${QUOTATIONS}.no_section`),
          value: money(total),
        })),
        ...(markups.length ? [{ label: label('linesTotal'), value: money(totals.lines) }] : []),
        { label: label('subtotal'), value: money(totals.subtotal) },
        { label: label('discount'), value: money(totals.discount) },
        { label: label('vat'), value: money(totals.vat) },
        { label: label('total'), value: money(totals.total), strong: true },
        ...(mayCost
          ? [
              { label: label('cost'), value: money(totals.cost) },
              { label: label('margin'), value: <bdi>{margin}</bdi> },
            ]
          : []),
      ]}
    />
  )
}
