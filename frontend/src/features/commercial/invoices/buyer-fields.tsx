import { Form, Input, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { FieldGrid } from '../../../kit/form/field-grid'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { INVOICES } from './invoice'
import { BUYER_FIELDS } from './invoice-values'

const LATIN = new Set<string>(['vatNumber', 'otherId', 'buildingNumber', 'postalCode'])
const LONGEST: Record<string, number> = {
  vatNumber: 20,
  otherId: 30,
  buildingNumber: 10,
  postalCode: 10,
  city: 100,
}

const COUNTRIES = ['SA', 'AE', 'BH', 'KW', 'OM', 'QA', 'EG', 'JO', 'IN', 'CN', 'GB', 'US', 'DE']

interface BuyerCountryProps {
  id?: string
  value?: string | null
  onChange?: (value: string) => void
}

/** The country whose tax numbers the buyer has; Saudi Arabia unless another is chosen. */
function BuyerCountry({ id, value, onChange }: BuyerCountryProps) {
  const { i18n } = useTranslation()
  const names = new Intl.DisplayNames([i18n.language], { type: 'region' })
  return (
    <PlainSelect
      id={id}
      value={value ?? 'SA'}
      onChange={onChange}
      options={COUNTRIES.map((code) => ({ value: code, label: names.of(code) ?? code }))}
    />
  )
}

/** Whom the invoice is made out to, as the tax authority wants it. */
export function BuyerFields() {
  const { t } = useTranslation()
  return (
    <>
      <Typography.Paragraph type="secondary">{t(`${INVOICES}.buyer_hint`)}</Typography.Paragraph>
      <FieldGrid>
        {BUYER_FIELDS.map((name) => (
          <Form.Item key={name} name={['buyer', name]} label={t(`${INVOICES}.fields.${name}`)}>
            {name === 'country' ? (
              <BuyerCountry />
            ) : LATIN.has(name) ? (
              <LatinInput maxLength={LONGEST[name]} />
            ) : (
              <Input maxLength={LONGEST[name] ?? 200} />
            )}
          </Form.Item>
        ))}
      </FieldGrid>
    </>
  )
}
