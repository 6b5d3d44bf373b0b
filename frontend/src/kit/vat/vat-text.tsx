import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Money, Percent } from '../display/numbers'
import type { useFormats } from '../display/use-formats'

/** What one category bears of a document's VAT; percent and amounts are decimal strings. */
export interface VatShare {
  category: string
  rate: string
  taxable: string
  vat: string
}

/** The rate of a line, or in words why there is none. */
export function VatText({ category, rate }: { category: string; rate: string }) {
  const { t } = useTranslation()
  return category === 'S' ? (
    <Percent value={rate} decimals={2} />
  ) : (
    <>{t(`kit.vat.categories.${category}`)}</>
  )
}

/** Sums of a document's VAT, once more than one category or rate is in it. */
export function vatRows(
  breakdown: VatShare[] = [],
  currency: string,
  { t, formats }: { t: TFunction; formats: ReturnType<typeof useFormats> }
) {
  if (breakdown.length < 2) return []
  return breakdown.map(({ category, rate, taxable, vat }) => ({
    label: `${t(`kit.vat.categories.${category}`)}: ${t('kit.vat.of', { rate, taxable: formats.number(taxable, { min: 2, max: 3 }) })}`,
    value: <Money value={vat} currency={currency} />,
  }))
}
