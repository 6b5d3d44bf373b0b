import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/display/numbers'
import { useFormats } from '../../../kit/display/use-formats'
import { Totals } from '../../../kit/lines/totals'
import type { Markup } from './markup'
import { QUOTATIONS, type Quotation } from './quotation'

/** How the price of a quotation comes about, as far as the server tells this reader. */
export function QuotationSums({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { currency, markups = [], vatBreakdown = [], margin } = quotation
  const money = (value: string | null | undefined) => <Money value={value} currency={currency} />
  const field = (name: string) => t(`${QUOTATIONS}.fields.${name}`)
  const row = (name: 'subtotal' | 'discount' | 'vat' | 'total' | 'cost' | 'linesTotal') => ({
    label: field(name),
    value: money(quotation[name]),
    strong: name === 'total',
  })
  const several = vatBreakdown.length > 1
  return (
    <Totals
      rows={[
        ...(markups.length ? [row('linesTotal')] : []),
        ...markups.map((markup) => ({ label: nameOf(markup, t), value: money(markup.total) })),
        row('subtotal'),
        row('discount'),
        ...(several
          ? vatBreakdown.map(({ category, rate, taxable, vat }) => ({
              label: `${t(`${QUOTATIONS}.vatCategory.${category}`)}: ${t('kit.vat.of', { rate, taxable: formats.number(taxable, { min: 2, max: 3 }) })}`,
              value: money(vat),
            }))
          : []),
        row('vat'),
        row('total'),
        ...(quotation.can.seeMargin && quotation.cost
          ? [
              row('cost'),
              {
                label: field('margin'),
                value: (
                  <bdi>
                    {margin === null ? '—' : `${formats.number(margin ?? 0, { min: 0, max: 2 })} %`}
                  </bdi>
                ),
              },
            ]
          : []),
      ]}
    />
  )
}

function nameOf(markup: Markup, t: (key: string) => string): string {
  const { kind, label, mode, value } = markup
  const name = label || t(`${QUOTATIONS}.markup.kinds.${kind}`)
  return mode === 'percent' ? `${name} ${value} %` : name
}
