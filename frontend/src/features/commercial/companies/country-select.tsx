import { useTranslation } from 'react-i18next'
import { PlainSelect } from '../../../kit/inputs/plain-select'

const COUNTRIES = ['SA', 'AE', 'BH', 'KW', 'OM', 'QA', 'EG', 'JO', 'IN', 'CN', 'GB', 'US', 'DE']

interface CountrySelectProps {
  id?: string
  value?: string | null
  onChange?: (value: string) => void
}

/** How countries are called in the language of the pages. */
export function useCountryName() {
  const { i18n } = useTranslation()
  const names = new Intl.DisplayNames([i18n.language], { type: 'region' })
  return (code: string) => names.of(code) ?? code
}

/** The country whose tax numbers a party has; Saudi Arabia unless another is chosen. */
export function CountrySelect({ id, value, onChange }: CountrySelectProps) {
  const nameOf = useCountryName()
  return (
    <PlainSelect
      id={id}
      value={value ?? 'SA'}
      onChange={onChange}
      options={COUNTRIES.map((code) => ({ value: code, label: nameOf(code) }))}
    />
  )
}
