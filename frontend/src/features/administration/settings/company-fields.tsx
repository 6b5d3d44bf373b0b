import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { IbanInput } from '../../../kit/inputs/iban-input'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { SETTINGS } from './settings'

export const companyNames = [
  'companyName',
  'companyNameAr',
  'address',
  'addressAr',
  'commercialRegistration',
  'vatNumber',
  'phone',
  'email',
  'website',
]
export const bankNames = ['bankName', 'accountName', 'iban', 'swiftCode']

/** The company as shown on every document. */
export function CompanyFields() {
  return (
    <FieldGrid>
      <Field resource={SETTINGS} name="companyName" required>
        <Input maxLength={200} dir="ltr" lang="en" />
      </Field>
      <Field resource={SETTINGS} name="companyNameAr" required>
        <Input maxLength={200} dir="rtl" lang="ar" />
      </Field>
      <Field resource={SETTINGS} name="address">
        <Input.TextArea rows={2} maxLength={400} dir="ltr" lang="en" />
      </Field>
      <Field resource={SETTINGS} name="addressAr">
        <Input.TextArea rows={2} maxLength={400} dir="rtl" lang="ar" />
      </Field>
      <Field resource={SETTINGS} name="commercialRegistration">
        <LatinInput maxLength={20} />
      </Field>
      <Field resource={SETTINGS} name="vatNumber">
        <LatinInput maxLength={20} inputMode="numeric" />
      </Field>
      <Field resource={SETTINGS} name="phone">
        <LatinInput maxLength={40} type="tel" />
      </Field>
      <Field resource={SETTINGS} name="email" rules={[{ type: 'email' }]}>
        <LatinInput maxLength={254} type="email" />
      </Field>
      <Field resource={SETTINGS} name="website">
        <LatinInput maxLength={200} />
      </Field>
    </FieldGrid>
  )
}

/** Where clients pay to. */
export function BankFields() {
  const { t } = useTranslation()
  return (
    <FieldGrid>
      <Field resource={SETTINGS} name="bankName">
        <Input maxLength={120} dir="auto" />
      </Field>
      <Field resource={SETTINGS} name="accountName">
        <Input maxLength={200} dir="auto" />
      </Field>
      <Field resource={SETTINGS} name="iban" extra={t(`${SETTINGS}.hints.iban`)}>
        <IbanInput />
      </Field>
      <Field resource={SETTINGS} name="swiftCode">
        <LatinInput maxLength={11} />
      </Field>
    </FieldGrid>
  )
}
