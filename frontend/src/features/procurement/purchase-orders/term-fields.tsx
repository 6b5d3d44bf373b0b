import { Checkbox, InputNumber, theme } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { VatInput } from '../../../kit/vat/vat-input'
import { PURCHASE_ORDERS } from './purchase-order'

const MOST_MONTHS = 600

/** What is held back of every bill, how long the vendor answers for the goods, and who bears its tax. */
export function GuaranteeFields() {
  const { t } = useTranslation()
  return (
    <>
      <Field
        resource={PURCHASE_ORDERS}
        name="retention"
        tooltip={t(`${PURCHASE_ORDERS}.retention_hint`)}
      >
        <DecimalInput suffix="%" placeholder="0" />
      </Field>
      <Field
        resource={PURCHASE_ORDERS}
        name="warrantyMonths"
        tooltip={t(`${PURCHASE_ORDERS}.warranty_hint`)}
      >
        <InputNumber min={0} max={MOST_MONTHS} precision={0} style={{ inlineSize: '100%' }} />
      </Field>
      <Field
        resource={PURCHASE_ORDERS}
        name="taxBorne"
        valuePropName="checked"
        tooltip={t(`${PURCHASE_ORDERS}.tax_borne_hint`)}
      >
        <Checkbox>{t(`${PURCHASE_ORDERS}.tax_borne`)}</Checkbox>
      </Field>
    </>
  )
}

/** Charges of the whole order, each with its own VAT. */
export function ChargeFields({ currency }: { currency: string }) {
  const { token } = theme.useToken()
  const { t } = useTranslation()
  const amount = <DecimalInput suffix={currency} placeholder="0.00" />
  const vat = (charge: 'freight' | 'otherCharges') => (
    <VatInput
      label={t(`${PURCHASE_ORDERS}.fields.${charge}VatRate`)}
      category={`${charge}VatCategory`}
      rate={`${charge}VatRate`}
    />
  )
  return (
    <div style={{ marginBlockStart: token.margin }}>
      <FieldGrid>
        <Field resource={PURCHASE_ORDERS} name="freight">
          {amount}
        </Field>
        {vat('freight')}
        <Field resource={PURCHASE_ORDERS} name="otherCharges">
          {amount}
        </Field>
        {vat('otherCharges')}
      </FieldGrid>
    </div>
  )
}
