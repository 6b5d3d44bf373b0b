import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/display/numbers'
import { useFormats, type Formats } from '../../../kit/display/use-formats'
import { Totals } from '../../../kit/lines/totals'
import { NONE } from '../../../kit/display/none'
import type { Markup } from './markup'
import { QUOTATIONS, type QuotationDetail } from './quotation'

/** How the price of a quotation comes about, as far as this user may see it. */
export function QuotationSums({ quotation }: { quotation: QuotationDetail }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { currency, markups = [], margin } = quotation
  const money = (value: string | null | undefined) => <Money value={value} currency={currency} />
  const field = (name: string) => t(`${QUOTATIONS}.fields.${name}`)
  const row = (name: 'subtotal' | 'discount' | 'vat' | 'total' | 'cost' | 'linesTotal') => ({
    label: field(name),
    value: money(quotation[name]),
    strong: name === 'total',
  })
  return (
    <Totals
      rows={[
        ...(markups.length ? [row('linesTotal')] : []),
        ...markups.map((markup) => ({
          label: nameOf(markup, t, formats),
          value: money(markup.total),
        })),
        row('subtotal'),
        row('discount'),
        ...vatRows(quotation, t, formats),
        row('vat'),
        row('total'),
        ...costHeadRows(quotation, t),
        ...(quotation.can.seeMargin && quotation.cost
          ? [row('cost'), { label: field('margin'), value: <Margin margin={margin} /> }]
          : []),
      ]}
    />
  )
}

/** What the lines cost by cost head, once one of them names a head. */
function costHeadRows({ costHeads = [], currency }: QuotationDetail, t: TFunction) {
  if (!costHeads.some(({ head }) => head)) return []
  return costHeads.map(({ head, cost }) => ({
    label: t(`kit.cost_head.${head ?? 'none'}`),
    value: <Money value={cost} currency={currency} />,
  }))
}

/** VAT by category, where there is more than one. */
function vatRows(quotation: QuotationDetail, t: TFunction, formats: Formats) {
  const { currency, vatBreakdown = [] } = quotation
  if (vatBreakdown.length < 2) return []
  return vatBreakdown.map(({ category, rate, taxable, vat }) => {
    const name = t(`${QUOTATIONS}.vatCategory.${category}`)
    const of = t('kit.vat.of', { rate, taxable: formats.number(taxable, { min: 2, max: 3 }) })
    return { label: `${name}: ${of}`, value: <Money value={vat} currency={currency} /> }
  })
}

function Margin({ margin }: Pick<QuotationDetail, 'margin'>) {
  const formats = useFormats()
  return <bdi>{margin === null ? NONE : formats.percent(margin ?? 0, 2)}</bdi>
}

function nameOf(markup: Markup, t: TFunction, formats: Formats): string {
  const { kind, label, mode, value } = markup
  const name = label || t(`${QUOTATIONS}.markup.kinds.${kind}`)
  return mode === 'percent' ? `${name} ${formats.percent(value, 2)}` : name
}
