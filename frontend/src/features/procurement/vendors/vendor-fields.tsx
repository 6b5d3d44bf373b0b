import { Alert, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useAbility } from '../../../providers/access'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { FormTabs } from '../../../kit/form/form-tabs'
import { usePrintChoices } from '../../../kit/files/pdf-prints'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { CountryInput } from '../../../kit/inputs/country-input'
import { IbanInput } from '../../../kit/inputs/iban-input'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { SuggestInput } from '../../../kit/inputs/suggest-input'
import { RatingFields } from './rating-fields'
import { VendorDocuments } from './vendor-documents'
import { BANK_FIELDS, VENDORS, type Vendor } from './vendor'

const BASIC = [
  'name',
  'type',
  'group',
  'businessAddress',
  'city',
  'country',
  'postalCode',
  'crNumber',
  'vatNumber',
  'buildingNumber',
  'street',
  'district',
  'additionalNumber',
  'purchasingCurrency',
  'documentLanguage',
]
const CONTACT = ['primaryContactName', 'phone', 'mobile', 'email', 'fax', 'website']

/** All fields of a vendor in tabs, for create and edit. Documents need a saved vendor. */
export function VendorFields({ vendor }: { vendor?: Vendor }) {
  const { t } = useTranslation()
  const tab = (key: string) => t(`procurement.vendors.tabs.${key}`)
  return (
    <FormTabs
      tabs={[
        { key: 'basic', label: tab('basic'), fields: BASIC, children: <BasicFields /> },
        { key: 'contact', label: tab('contact'), fields: CONTACT, children: <ContactFields /> },
        {
          key: 'banking',
          label: tab('banking'),
          fields: [...BANK_FIELDS],
          children: <BankFields />,
        },
        { key: 'rating', label: tab('rating'), fields: ['rating'], children: <RatingFields /> },
        {
          key: 'documents',
          label: tab('documents'),
          fields: ['documents'],
          children: vendor ? (
            <VendorDocuments vendor={vendor} />
          ) : (
            <Alert type="info" showIcon message={t('procurement.vendors.documents_later')} />
          ),
        },
      ]}
    />
  )
}

function BasicFields() {
  const { t } = useTranslation()
  return (
    <>
      <FieldGroup title={t(`${VENDORS}.groups.company`)}>
        <CompanyFields />
      </FieldGroup>
      <FieldGroup title={t(`${VENDORS}.groups.address`)}>
        <AddressFields />
      </FieldGroup>
    </>
  )
}

function CompanyFields() {
  return (
    <>
      <Field resource={VENDORS} name="name" required>
        <Input dir="auto" maxLength={200} autoComplete="off" />
      </Field>
      <Field resource={VENDORS} name="type" required>
        <ChoiceSelect list="vendor-types" />
      </Field>
      <Field resource={VENDORS} name="group" required>
        <ChoiceSelect list="vendor-groups" />
      </Field>
      <Field resource={VENDORS} name="crNumber">
        <LatinInput inputMode="numeric" maxLength={20} autoComplete="off" />
      </Field>
      <Field resource={VENDORS} name="vatNumber">
        <LatinInput inputMode="numeric" maxLength={20} autoComplete="off" />
      </Field>
      <Field resource={VENDORS} name="purchasingCurrency" required>
        <PlainSelect options={CURRENCY_OPTIONS} />
      </Field>
      <Field resource={VENDORS} name="documentLanguage">
        <PlainSelect options={usePrintChoices()} />
      </Field>
    </>
  )
}

/** As the national address has it, with one free line for foreign ones. */
function AddressFields() {
  return (
    <>
      <Field resource={VENDORS} name="businessAddress" wide>
        <Input maxLength={400} />
      </Field>
      <Field resource={VENDORS} name="buildingNumber">
        <LatinInput inputMode="numeric" maxLength={4} />
      </Field>
      <Field resource={VENDORS} name="street">
        <Input maxLength={120} />
      </Field>
      <Field resource={VENDORS} name="district">
        <Input maxLength={120} />
      </Field>
      <Field resource={VENDORS} name="additionalNumber">
        <LatinInput inputMode="numeric" maxLength={4} />
      </Field>
      <Field resource={VENDORS} name="city">
        <SuggestInput list="cities" maxLength={80} />
      </Field>
      <Field resource={VENDORS} name="postalCode">
        <LatinInput maxLength={20} />
      </Field>
      <Field resource={VENDORS} name="country">
        <CountryInput />
      </Field>
    </>
  )
}

function ContactFields() {
  return (
    <FieldGrid>
      <Field resource={VENDORS} name="primaryContactName">
        <Input maxLength={200} autoComplete="off" />
      </Field>
      <Field resource={VENDORS} name="phone">
        <LatinInput type="tel" maxLength={40} autoComplete="off" />
      </Field>
      <Field resource={VENDORS} name="mobile">
        <LatinInput type="tel" maxLength={40} autoComplete="off" />
      </Field>
      <Field resource={VENDORS} name="email" rules={[{ type: 'email' }]}>
        <LatinInput type="email" maxLength={254} autoComplete="off" />
      </Field>
      <Field resource={VENDORS} name="fax">
        <LatinInput type="tel" maxLength={40} />
      </Field>
      <Field resource={VENDORS} name="website">
        <LatinInput inputMode="url" maxLength={200} />
      </Field>
    </FieldGrid>
  )
}

function BankFields() {
  const { t } = useTranslation()
  const allowed = useAbility('vendors.bank')
  if (!allowed) {
    return <Alert type="info" showIcon message={t('procurement.vendors.bank_forbidden')} />
  }
  return (
    <FieldGrid>
      <Field resource={VENDORS} name="bankName">
        <Input maxLength={160} />
      </Field>
      <Field resource={VENDORS} name="bankCity">
        <SuggestInput list="cities" maxLength={80} />
      </Field>
      <Field resource={VENDORS} name="bankCountry">
        <CountryInput />
      </Field>
      <Field resource={VENDORS} name="accountName">
        <Input maxLength={200} autoComplete="off" />
      </Field>
      <Field resource={VENDORS} name="accountNumber">
        <LatinInput maxLength={40} autoComplete="off" />
      </Field>
      <Field resource={VENDORS} name="iban">
        <IbanInput />
      </Field>
      <Field resource={VENDORS} name="swiftCode">
        <LatinInput maxLength={11} autoComplete="off" style={{ textTransform: 'uppercase' }} />
      </Field>
    </FieldGrid>
  )
}
