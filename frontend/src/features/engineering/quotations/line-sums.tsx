import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Outline } from '@binaa/backend/outline'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { Totals } from '../../../kit/lines/totals'
import type { Line } from '../../../kit/lines/types'
import { NONE } from '../../../kit/display/none'
import type { Markup } from './markup'
import {
  costHeadTotals,
  lineTotal,
  sectionTotals,
  type CostRates,
  type QuotationTotals,
  type SectionTotal,
} from './quotation-totals'
import { QUOTATIONS } from './quotation'

type Row = ComponentProps<typeof Totals>['rows'][number]

interface LineSumsProps {
  lines: Line[]
  outline: Outline
  markups: Markup[]
  totals: QuotationTotals
  currency: string
  mayCost: boolean
  costRates: CostRates
}

/** Live sums below the lines of the form. */
export function LineSums(props: LineSumsProps) {
  const { t } = useTranslation()
  const { markups, totals, currency, mayCost } = props
  const sections = useSectionRows(props)
  const costs = useCostRows(props)
  const label = (name: string) => t(`${QUOTATIONS}.fields.${name}`)
  const money = (value: string) => <Money value={value} currency={currency} />
  return (
    <Totals
      rows={[
        ...sections,
        ...(markups.length ? [{ label: label('linesTotal'), value: money(totals.lines) }] : []),
        { label: label('subtotal'), value: money(totals.subtotal) },
        { label: label('discount'), value: money(totals.discount) },
        { label: label('vat'), value: money(totals.vat) },
        { label: label('total'), value: money(totals.total), strong: true },
        ...(mayCost ? costs : []),
      ]}
    />
  )
}

/** Pixels by which what is part of a sum is set in below it. */
const STEP = 12

const within = (level: number, text: ReactNode) => (
  <span style={{ paddingInlineStart: level * STEP }}>{text}</span>
)

/** The sums of the sections, where there are several. */
function useSectionRows({ lines, outline, currency }: LineSumsProps): Row[] {
  const { t } = useTranslation()
  const items = lines.map((line) => ({
    inclusion: line.inclusion,
    total: lineTotal(line, currency),
  }))
  const sections = shownSections(sectionTotals(outline, items, currency))
  if (sections.length < 2) return []
  return sections.map(({ path, ordinal, title, level, total }) => ({
    key: path,
    label: within(
      level - 1,
      <>
        {title ? <Ltr>{ordinal}</Ltr> : null} <bdi>{title || t(`${QUOTATIONS}.no_section`)}</bdi>
      </>
    ),
    value: <Money value={total} currency={currency} />,
  }))
}

/** What the bill costs, of which kind, and what is earned on it. */
function useCostRows({ lines, totals, currency, costRates }: LineSumsProps): Row[] {
  const { t } = useTranslation()
  const formats = useFormats()
  const { cost, margin } = totals
  return [
    {
      label: t(`${QUOTATIONS}.fields.cost`),
      value: cost === null ? NONE : <Money value={cost} currency={currency} />,
    },
    ...costHeadTotals(lines, currency, costRates).map(({ head, total }) => ({
      key: `head-${head}`,
      label: within(1, t(`kit.cost_head.${head || 'none'}`)),
      value: <Money value={total} currency={currency} />,
    })),
    {
      label: t(`${QUOTATIONS}.fields.margin`),
      value: <bdi>{margin === null ? NONE : formats.percent(margin, 2)}</bdi>,
    },
  ]
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
