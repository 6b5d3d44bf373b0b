import { Form, Input, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { PersonSelect } from '../../../kit/inputs/person-select'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { SuggestInput } from '../../../kit/inputs/suggest-input'
import { useAbility } from '../../../providers/access'
import { LEADS, type Lead } from './lead'

const field = (name: string) => ({ resource: LEADS, name })

interface LeadFieldsProps {
  form: FormInstance
  lead?: Lead
}

/** Everything that is entered of a lead, for create and edit. */
export function LeadFields({ form, lead }: LeadFieldsProps) {
  const { t } = useTranslation()
  const group = (name: string) => t(`${LEADS}.groups.${name}`)
  return (
    <>
      <FieldGroup title={group('job')}>
        <JobFields />
      </FieldGroup>
      <FieldGroup title={group('company')}>
        <CompanyFields form={form} lead={lead} />
      </FieldGroup>
      <FieldGroup title={group('next')}>
        <NextFields />
      </FieldGroup>
      <FieldGroup title={t(`${LEADS}.fields.notes`)}>
        <Field {...field('notes')} wide>
          <Input.TextArea rows={3} maxLength={5000} />
        </Field>
      </FieldGroup>
    </>
  )
}

function JobFields() {
  return (
    <>
      <Field {...field('name')} required>
        <Input maxLength={200} />
      </Field>
      <Field {...field('nameAr')}>
        <Input maxLength={200} dir="rtl" />
      </Field>
      <Field {...field('source')}>
        <ChoiceSelect list="lead-sources" />
      </Field>
      <Field {...field('projectType')}>
        <ChoiceSelect list="project-types" />
      </Field>
      <Field {...field('city')}>
        <SuggestInput list="cities" maxLength={80} />
      </Field>
      <Field {...field('value')}>
        <DecimalInput />
      </Field>
      <Field {...field('currency')} required>
        <PlainSelect options={CURRENCY_OPTIONS} />
      </Field>
    </>
  )
}

/** A client of the directory, or a company that is typed while it is none. */
function CompanyFields({ form, lead }: LeadFieldsProps) {
  const clientId = Form.useWatch('clientId', form) as number | null | undefined
  const mayChoose = useAbility('clients.lookup')
  const chosen = lead?.clientId
    ? { id: lead.clientId, label: lead.companyName ?? `#${lead.clientId}` }
    : undefined
  return (
    <>
      {mayChoose ? (
        <Field {...field('clientId')}>
          <RecordSelect lookup="clients/lookup" selected={chosen} />
        </Field>
      ) : null}
      {clientId ? null : (
        <Field {...field('companyName')}>
          <Input maxLength={200} />
        </Field>
      )}
      <Field {...field('contactName')}>
        <Input maxLength={160} autoComplete="off" />
      </Field>
      <Field {...field('contactPhone')}>
        <LatinInput type="tel" maxLength={40} autoComplete="off" />
      </Field>
      <Field {...field('contactEmail')} rules={[{ type: 'email' }]}>
        <LatinInput type="email" maxLength={254} autoComplete="off" />
      </Field>
    </>
  )
}

function NextFields() {
  return (
    <>
      <Field {...field('ownerId')}>
        <PersonSelect />
      </Field>
      <Field {...field('nextStep')}>
        <Input maxLength={200} />
      </Field>
      <Field {...field('nextStepOn')}>
        <DayInput />
      </Field>
      <Field {...field('expectedOn')}>
        <DayInput />
      </Field>
    </>
  )
}
