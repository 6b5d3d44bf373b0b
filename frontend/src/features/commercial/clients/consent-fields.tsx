import { Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../kit/form/field-grid'
import { FieldGroup } from '../../../kit/form/field-group'
import { DayInput } from '../../../kit/inputs/day-input'
import { CLIENTS } from './client'
import { CONSENT_WAYS, DATA_SOURCES, LEGAL_BASES, PURPOSES } from './consent'

/** For what a contact is held, on which ground, from where, and what they agreed to. */
export function ConsentFields() {
  const { t } = useTranslation()
  const field = (name: string) => ({ resource: CLIENTS, name })
  const options = (name: string, values: readonly string[]) =>
    values.map((value) => ({ value, label: t(`${CLIENTS}.${name}.${value}`) }))
  return (
    <FieldGroup title={t(`${CLIENTS}.groups.consent`)}>
      <Field {...field('purposes')}>
        <Select
          mode="multiple"
          allowClear
          optionFilterProp="label"
          options={options('purposes', PURPOSES)}
        />
      </Field>
      <Field {...field('legalBasis')}>
        <Select allowClear options={options('legalBasis', LEGAL_BASES)} />
      </Field>
      <Field {...field('dataSource')}>
        <Select allowClear options={options('dataSource', DATA_SOURCES)} />
      </Field>
      <Field {...field('consentOn')}>
        <DayInput />
      </Field>
      <Field {...field('consentBy')}>
        <Input maxLength={160} />
      </Field>
      <Field {...field('consentHow')}>
        <Select allowClear options={options('consentHow', CONSENT_WAYS)} />
      </Field>
      <Field {...field('consentWithdrawnOn')}>
        <DayInput />
      </Field>
      <Field {...field('consentNote')} wide>
        <Input.TextArea rows={2} maxLength={1000} />
      </Field>
    </FieldGroup>
  )
}
