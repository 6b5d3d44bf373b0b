import { InputNumber, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { SETTINGS } from './settings'

export const ruleNames = [
  'sessionIdleMinutes',
  'sessionAbsoluteHours',
  'passcodeLogin',
  'vatRate',
  'allowSelfApproval',
]

/** Signing in, tax and approval. */
export function RuleFields() {
  const { t } = useTranslation()
  const hint = (name: string) => t(`${SETTINGS}.hints.${name}`)
  return (
    <FieldGrid>
      <Field
        resource={SETTINGS}
        name="sessionIdleMinutes"
        required
        extra={hint('sessionIdleMinutes')}
      >
        <InputNumber min={5} max={480} precision={0} style={{ inlineSize: '100%' }} />
      </Field>
      <Field
        resource={SETTINGS}
        name="sessionAbsoluteHours"
        required
        extra={hint('sessionAbsoluteHours')}
      >
        <InputNumber min={1} max={24} precision={0} style={{ inlineSize: '100%' }} />
      </Field>
      <Field resource={SETTINGS} name="vatRate" required extra={hint('vatRate')}>
        <DecimalInput />
      </Field>
      <Field
        resource={SETTINGS}
        name="passcodeLogin"
        valuePropName="checked"
        extra={hint('passcodeLogin')}
      >
        <Switch />
      </Field>
      <Field
        resource={SETTINGS}
        name="allowSelfApproval"
        valuePropName="checked"
        extra={hint('allowSelfApproval')}
      >
        <Switch />
      </Field>
    </FieldGrid>
  )
}
