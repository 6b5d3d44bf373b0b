import { InputNumber, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { SETTINGS } from './settings'

const PROVISIONS = [
  'provisionNotDue',
  'provision0to30',
  'provision31to60',
  'provision61to90',
  'provisionOver90',
]
const SWITCHES = ['creditIncludesUnbilled', 'creditLimitBlocks']
export const receivableNames = [...PROVISIONS, 'promiseToleranceDays', ...SWITCHES]

/** How what clients owe is looked at. */
export function ReceivableFields() {
  const { t } = useTranslation()
  return (
    <FieldGrid>
      {PROVISIONS.map((name) => (
        <Field
          key={name}
          resource={SETTINGS}
          name={name}
          required
          extra={t(`${SETTINGS}.hints.provision`)}
        >
          <DecimalInput />
        </Field>
      ))}
      <Field
        resource={SETTINGS}
        name="promiseToleranceDays"
        required
        extra={t(`${SETTINGS}.hints.promiseToleranceDays`)}
      >
        <InputNumber min={0} max={30} precision={0} style={{ inlineSize: '100%' }} />
      </Field>
      {SWITCHES.map((name) => (
        <Field
          key={name}
          resource={SETTINGS}
          name={name}
          valuePropName="checked"
          extra={t(`${SETTINGS}.hints.${name}`)}
        >
          <Switch />
        </Field>
      ))}
    </FieldGrid>
  )
}
