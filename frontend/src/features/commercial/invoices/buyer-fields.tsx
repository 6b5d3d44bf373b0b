import { Form, Input, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { FieldGrid } from '../../../kit/form/field-grid'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { CountrySelect } from '../companies/country-select'
import { isLatin, TAX_FIELDS } from '../companies/tax-fields'
import { INVOICES } from './invoice'

/** Whom the invoice is made out to, as the tax authority wants it. */
export function BuyerFields() {
  const { t } = useTranslation()
  return (
    <>
      <Typography.Paragraph type="secondary">{t(`${INVOICES}.buyer_hint`)}</Typography.Paragraph>
      <FieldGrid>
        {TAX_FIELDS.map(({ name, longest }) => (
          <Form.Item key={name} name={['buyer', name]} label={t(`${INVOICES}.fields.${name}`)}>
            {name === 'country' ? (
              <CountrySelect />
            ) : isLatin(name) ? (
              <LatinInput maxLength={longest} />
            ) : (
              <Input maxLength={longest} />
            )}
          </Form.Item>
        ))}
      </FieldGrid>
    </>
  )
}
