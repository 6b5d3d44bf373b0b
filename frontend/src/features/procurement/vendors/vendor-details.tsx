import { groupIban } from '@binaa/backend/iban'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { EmailText, Ltr, PhoneText, WebsiteText } from '../../../kit/display/ltr'
import { usePrintChoices } from '../../../kit/files/pdf-prints'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { bankOfIban } from '../../../kit/inputs/saudi-banks'
import { useAbility } from '../../../providers/access'
import { Details } from '../../../kit/show/details'
import { BankVersions } from './bank-versions'
import { VENDORS, type Vendor } from './vendor'

export function BasicDetails({ vendor }: { vendor: Vendor }) {
  const languages = usePrintChoices()
  return (
    <Details
      resource={VENDORS}
      items={[
        { name: 'name', value: vendor.name },
        { name: 'type', value: <ChoiceText list="vendor-types" value={vendor.type} /> },
        { name: 'group', value: <ChoiceText list="vendor-groups" value={vendor.group} /> },
        {
          name: 'city',
          value: vendor.city ? <ChoiceText list="cities" value={vendor.city} /> : null,
        },
        { name: 'country', value: vendor.country },
        { name: 'postalCode', value: vendor.postalCode ? <Ltr>{vendor.postalCode}</Ltr> : null },
        { name: 'crNumber', value: vendor.crNumber ? <Ltr>{vendor.crNumber}</Ltr> : null },
        { name: 'vatNumber', value: vendor.vatNumber ? <Ltr>{vendor.vatNumber}</Ltr> : null },
        { name: 'nationalAddress', value: nationalAddress(vendor) },
        { name: 'purchasingCurrency', value: vendor.purchasingCurrency },
        {
          name: 'documentLanguage',
          value: languages.find(({ value }) => value === vendor.documentLanguage)?.label,
        },
        { name: 'businessAddress', value: vendor.businessAddress, wide: true },
      ]}
    />
  )
}

export function ContactDetails({ vendor }: { vendor: Vendor }) {
  return (
    <Details
      resource={VENDORS}
      items={[
        { name: 'primaryContactName', value: vendor.primaryContactName },
        { name: 'phone', value: vendor.phone ? <PhoneText value={vendor.phone} /> : null },
        { name: 'mobile', value: vendor.mobile ? <PhoneText value={vendor.mobile} /> : null },
        { name: 'email', value: vendor.email ? <EmailText value={vendor.email} /> : null },
        { name: 'fax', value: vendor.fax ? <Ltr>{vendor.fax}</Ltr> : null },
        { name: 'website', value: vendor.website ? <WebsiteText value={vendor.website} /> : null },
      ]}
    />
  )
}

/** Building number, street, district and additional number, as the Saudi post writes them. */
function nationalAddress(vendor: Vendor): string | null {
  const { buildingNumber, street, district, additionalNumber } = vendor
  const parts = [buildingNumber, street, district, additionalNumber].filter(Boolean)
  return parts.length ? parts.join(' · ') : null
}

/** The server masks account number and IBAN for those who may not see them. */
export function BankDetails({ vendor }: { vendor: Vendor }) {
  const { t, i18n } = useTranslation()
  const allowed = useAbility('vendors.bank')
  const bank = vendor.iban ? bankOfIban(vendor.iban, i18n.language) : undefined
  const masked = /[*•]/.test(vendor.iban ?? '')
  const iban = vendor.iban && (masked ? vendor.iban : groupIban(vendor.iban))
  const number = vendor.accountNumber
  return (
    <>
      {allowed ? null : (
        <Alert
          type="info"
          showIcon
          message={t('procurement.vendors.bank_masked')}
          style={{ marginBlockEnd: 12 }}
        />
      )}
      <Details
        resource={VENDORS}
        items={[
          { name: 'bankName', value: vendor.bankName ?? bank },
          {
            name: 'bankCity',
            value: vendor.bankCity ? <ChoiceText list="cities" value={vendor.bankCity} /> : null,
          },
          { name: 'bankCountry', value: vendor.bankCountry },
          { name: 'accountName', value: vendor.accountName },
          { name: 'accountNumber', value: number ? <Ltr>{number}</Ltr> : null },
          { name: 'iban', value: iban ? <Ltr>{iban}</Ltr> : null },
          { name: 'swiftCode', value: vendor.swiftCode ? <Ltr>{vendor.swiftCode}</Ltr> : null },
        ]}
      />
      <BankVersions vendor={vendor} />
    </>
  )
}
