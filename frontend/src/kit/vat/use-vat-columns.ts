import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { VAT_CATEGORIES } from '@binaa/backend/vat'
import type { ChoiceOption } from '../inputs/use-choices'
import type { Line, LineColumn } from '../lines/types'
import { categoryOfRate, rateOfCategory } from './vat'

export function useVatCategories(): ChoiceOption[] {
  const { t } = useTranslation()
  return useMemo(
    () => VAT_CATEGORIES.map((value) => ({ value, label: t(`kit.vat.categories.${value}`) })),
    [t]
  )
}

const text = (line: Line, name: string) => String(line[name] ?? '')

/** Category and rate of a line; each follows the other. */
export function useVatColumns(rateTitle: string): LineColumn[] {
  const { t } = useTranslation()
  const options = useVatCategories()
  return useMemo(
    () => [
      {
        key: 'vatCategory',
        title: t('kit.vat.category'),
        kind: 'choice',
        options,
        fallback: 'S',
        detail: 'unused',
        width: '106px',
        sets: (category, line) => ({ vatRate: rateOfCategory(category, text(line, 'vatRate')) }),
      },
      {
        key: 'vatRate',
        title: rateTitle,
        kind: 'decimal',
        required: true,
        width: '62px',
        sets: (rate, line) => ({
          vatCategory: categoryOfRate(rate, text(line, 'vatCategory') || 'S'),
        }),
      },
    ],
    [t, options, rateTitle]
  )
}
