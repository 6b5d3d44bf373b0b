import type { ReactNode } from 'react'
import { Form, Input, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { PersonSelect } from '../../../kit/inputs/person-select'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { ContactPointsField } from '../companies/contact-points-field'
import { CLIENTS, type Client, type ClientDetail, type Duplicate } from './client'
import { ClientPictureField } from './client-picture-field'
import { ConsentFields } from './consent-fields'
import { CompanyTax } from './company-tax'
import { DuplicateNotice } from './duplicate-notice'
import type { ClientPicture } from './use-client-picture'
import { useDuplicates } from './use-duplicates'

interface ClientFieldsProps {
  form: FormInstance
  picture: ClientPicture
  /** The client being edited, which is no duplicate of itself. */
  stored?: Client
}

/** Who shares nothing but the e-mail domain works at the same firm; on a stored client that is no news. */
const isColleague = ({ reasons }: Duplicate) => reasons.every((reason) => reason === 'domain')

/** Everything of a client, for create and edit. */
export function ClientFields({ form, picture, stored }: ClientFieldsProps) {
  const values = Form.useWatch([], form) as Partial<ClientDetail> | undefined
  const found = useDuplicates(values, stored?.id)
  const duplicates = stored ? found.filter((one) => !isColleague(one)) : found
  return (
    <>
      <DuplicateNotice duplicates={duplicates} />
      <ClientPictureField
        picture={picture}
        name={values?.name}
        stored={stored?.pictureUrl}
        scan={!stored}
      />
      <ClientInputs />
      <CompanyTax form={form} stored={stored} />
      <ContactPointsField />
      <ConsentFields />
    </>
  )
}

type Shared = (name: string) => { resource: string; name: string; extra?: ReactNode }

/** The inputs alone; `extra` adds something under a field, for example how sure the viewer was. */
export function ClientInputs({ extra }: { extra?: (field: string) => ReactNode }) {
  const { t } = useTranslation()
  const shared: Shared = (name) => ({ resource: CLIENTS, name, extra: extra?.(name) })
  const group = (name: string) => t(`${CLIENTS}.groups.${name}`)
  return (
    <>
      <FieldGroup title={group('person')}>
        <Field {...shared('name')} required>
          <Input maxLength={200} autoComplete="off" />
        </Field>
        <Field {...shared('jobTitle')}>
          <Input maxLength={160} />
        </Field>
        <ReachFields shared={shared} />
        <Field {...shared('ownerId')}>
          <PersonSelect />
        </Field>
      </FieldGroup>
      <FieldGroup title={group('company')}>
        <CompanyFields shared={shared} />
      </FieldGroup>
      <FieldGroup title={t(`${CLIENTS}.fields.notes`)}>
        <Field {...shared('notes')} wide>
          <Input.TextArea rows={3} maxLength={5000} />
        </Field>
      </FieldGroup>
    </>
  )
}

/** How the person is reached. */
function ReachFields({ shared }: { shared: Shared }) {
  return (
    <>
      <Field {...shared('mobile')}>
        <LatinInput type="tel" maxLength={40} autoComplete="off" />
      </Field>
      <Field {...shared('phone')}>
        <LatinInput type="tel" maxLength={40} autoComplete="off" />
      </Field>
      <Field {...shared('email')} rules={[{ type: 'email' }]}>
        <LatinInput type="email" maxLength={254} autoComplete="off" />
      </Field>
    </>
  )
}

function CompanyFields({ shared }: { shared: Shared }) {
  return (
    <>
      <Field {...shared('company')}>
        <Input maxLength={200} />
      </Field>
      <Field {...shared('companyType')}>
        <ChoiceSelect list="company-types" />
      </Field>
      <Field {...shared('website')}>
        <LatinInput inputMode="url" maxLength={200} />
      </Field>
      <Field {...shared('location')}>
        <Input maxLength={160} />
      </Field>
      <Field {...shared('address')} wide>
        <Input maxLength={400} />
      </Field>
    </>
  )
}
