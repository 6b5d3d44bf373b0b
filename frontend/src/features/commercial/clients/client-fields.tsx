import { Form, Input, type FormInstance } from 'antd'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { PersonSelect } from '../../../kit/inputs/person-select'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { CLIENTS, type Client, type Duplicate } from './client'
import { DuplicateNotice } from './duplicate-notice'
import { useDuplicates } from './use-duplicates'

interface ClientFieldsProps {
  form: FormInstance
  /** The client being edited, which is no duplicate of itself. */
  id?: number
}

/** Who shares nothing but the e-mail domain works at the same firm; on a stored client that is no news. */
const isColleague = ({ reasons }: Duplicate) => reasons.every((reason) => reason === 'domain')

/** All fields of a client, for create, edit and the confirmation of a scanned card. */
export function ClientFields({ form, id }: ClientFieldsProps) {
  const values = Form.useWatch([], form) as Partial<Client> | undefined
  const found = useDuplicates(values, id)
  const duplicates = id === undefined ? found : found.filter((one) => !isColleague(one))
  return (
    <>
      <DuplicateNotice duplicates={duplicates} />
      <ClientInputs />
    </>
  )
}

/** The inputs alone; `extra` adds something under a field, for example how sure the reader was. */
export function ClientInputs({ extra }: { extra?: (field: string) => React.ReactNode }) {
  const shared = (name: string) => ({ resource: CLIENTS, name, extra: extra?.(name) })
  return (
    <FieldGrid>
      <Field {...shared('name')} required>
        <Input maxLength={200} autoComplete="off" />
      </Field>
      <Field {...shared('jobTitle')}>
        <Input maxLength={160} />
      </Field>
      <Field {...shared('company')}>
        <Input maxLength={200} />
      </Field>
      <Field {...shared('companyType')}>
        <ChoiceSelect list="company-types" />
      </Field>
      <ReachFields shared={shared} />
      <Field {...shared('location')}>
        <Input maxLength={160} />
      </Field>
      <Field {...shared('address')} wide>
        <Input maxLength={400} />
      </Field>
      <Field {...shared('ownerId')}>
        <PersonSelect />
      </Field>
      <Field {...shared('notes')} wide>
        <Input.TextArea rows={3} maxLength={5000} />
      </Field>
    </FieldGrid>
  )
}

interface ReachFieldsProps {
  shared: (name: string) => { resource: string; name: string; extra?: React.ReactNode }
}

/** How the client is reached. */
function ReachFields({ shared }: ReachFieldsProps) {
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
      <Field {...shared('website')}>
        <LatinInput inputMode="url" maxLength={200} />
      </Field>
    </>
  )
}
