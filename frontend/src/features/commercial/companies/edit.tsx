import { Input } from 'antd'
import { useNavigate, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ResourceForm } from '../../../kit/form/resource-form'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { COMPANIES, companyPath, type CompanyDetail } from './company'
import { ContactPointsField } from './contact-points-field'
import { CountrySelect } from './country-select'
import { isLatin, TAX_FIELDS } from './tax-fields'

export default function CompanyEdit() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const id = Number(useParams().id)
  return (
    <ResourceForm<CompanyDetail>
      resource={COMPANIES}
      id={id}
      title={t(`${COMPANIES}.edit`)}
      back={{ to: companyPath({ id }), label: t(`${COMPANIES}.singular`) }}
      onSaved={(company) => void navigate(companyPath(company))}
    >
      <FieldGroup title={t(`${COMPANIES}.legal`)}>
        <Field resource={COMPANIES} name="legalName">
          <Input maxLength={200} />
        </Field>
        <Field resource={COMPANIES} name="legalNameAr">
          <Input maxLength={200} dir="rtl" lang="ar" />
        </Field>
      </FieldGroup>
      <FieldGroup title={t(`${COMPANIES}.tax`)}>
        {TAX_FIELDS.map(({ name, longest }) => (
          <Field key={name} resource={COMPANIES} name={name}>
            {name === 'country' ? (
              <CountrySelect />
            ) : isLatin(name) ? (
              <LatinInput maxLength={longest} />
            ) : (
              <Input maxLength={longest} />
            )}
          </Field>
        ))}
      </FieldGroup>
      <ContactPointsField />
    </ResourceForm>
  )
}
