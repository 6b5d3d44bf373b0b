import { useMemo } from 'react'
import { AutoComplete } from 'antd'
import { useTranslation } from 'react-i18next'

/** Countries the firm buys from; any other name may be typed. */
const CODES = [
  'SA',
  'AE',
  'BH',
  'KW',
  'OM',
  'QA',
  'EG',
  'JO',
  'LB',
  'TR',
  'CN',
  'IN',
  'PK',
  'DE',
  'IT',
  'FR',
  'ES',
  'GB',
  'US',
  'JP',
  'KR',
  'NL',
  'BE',
  'CH',
  'SE',
  'MY',
]

interface CountryInputProps {
  id?: string
  value?: string | null
  onChange?: (value: string) => void
}

/** Country name with suggestions in the language of the screen. */
export function CountryInput({ id, value, onChange }: CountryInputProps) {
  const { i18n } = useTranslation()
  const options = useMemo(() => {
    const names = new Intl.DisplayNames([i18n.language], { type: 'region' })
    return CODES.map((code) => ({ value: names.of(code) ?? code }))
  }, [i18n.language])
  return (
    <AutoComplete
      id={id}
      value={value ?? ''}
      maxLength={80}
      options={options}
      filterOption={(text, option) =>
        String(option?.value).toLowerCase().includes(text.toLowerCase())
      }
      onChange={(next: string) => onChange?.(next)}
      style={{ width: '100%' }}
    />
  )
}
