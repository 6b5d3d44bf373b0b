import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { VAT_EXEMPTIONS } from '@binaa/backend/vat-exemptions'
import type { ChoiceOption } from '../inputs/use-choices'

/** The reasons why a supply bears no VAT, of one category or of all. */
export function useExemptions(category?: string): ChoiceOption[] {
  const { i18n } = useTranslation()
  const language = i18n.language === 'ar' ? 'ar' : 'en'
  return useMemo(
    () =>
      VAT_EXEMPTIONS.filter((one) => !category || one.category === category).map((one) => ({
        value: one.code,
        label: `${one[language]} (${one.code})`,
      })),
    [language, category]
  )
}

/** The category that goes with a reason. */
export const categoryOfReason = (code: string): string | undefined =>
  VAT_EXEMPTIONS.find((one) => one.code === code)?.category
