import { useTranslation } from 'react-i18next'
import type { Outline } from '@binaa/backend/outline'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { Totals } from '../../../kit/lines/totals'
import type { Line } from '../../../kit/lines/types'
import type { Markup } from './markup'
import {
  costHeadTotals,
  lineTotal,
  sectionTotals,
  type QuotationTotals,
  type SectionTotal,
} from './quotation-totals'
import { QUOTATIONS } from './quotation'

interface LineSumsProps {
  lines: Line[]
  outline: Outline
  markups: Markup[]
  totals: QuotationTotals
  currency: string
  mayCost: boolean
}

/** Live sums below the lines of the form. */
export function LineSums({ lines, outline, markups, totals, currency, mayCost }: LineSumsProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const perSection = shownSections(
    sectionTotals(
      outline,
      lines.map((line) => ({ inclusion: line.inclusion, total: lineTotal(line, currency) })),
      currency
    )
  )
  const money = (value: string | null) =>
    value === null ? '—' : <Money value={value} currency={currency} />
  const label = (name: string) => t(`${QUOTATIONS}.fields.${name}`)
  const sections = perSection.length > 1 ? perSection : []
  const heads = mayCost ? costHeadTotals(lines, currency) : []
  const margin = totals.margin === null ? '—' : formats.percent(totals.margin, 2)
  return (
    <Totals
      rows={[
        ...sections.map(({ path, ordinal, title, level, total }) => ({
          key: path,
          label: (
            <span style={{ paddingInlineStart: (level - 1) * 12 }}>
              {title ? <Ltr>{ordinal}</Ltr> : null}{' '}
              <bdi>{title || t(`${QUOTATIONS}.no_section`)}</bdi>
            </span>
          ),
          value: money(total),
        })),
        ...heads.map(({ head, total }) => ({
          key: `head-${head}`,
          label: t(`${QUOTATIONS}.costHead.${head || 'none'}`),
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

/** Below a bill there is room for so many sums; of more sections the outermost are shown. */
const MOST_SUMS = 24

function shownSections(sections: SectionTotal[]): SectionTotal[] {
  for (const depth of [3, 2]) {
    const shown = sections.filter(({ level }) => level <= depth)
    if (shown.length <= MOST_SUMS) return shown
  }
  return sections.filter(({ level }) => level === 1)
}
