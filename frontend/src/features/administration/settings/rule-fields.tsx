import { InputNumber, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { SETTINGS } from './settings'

/** Whole numbers, and what they may be. */
const LIMITS = [
  { name: 'sessionIdleMinutes', min: 5, max: 480 },
  { name: 'sessionAbsoluteHours', min: 1, max: 24 },
  { name: 'overtimeLateDays', min: 0, max: 31 },
  { name: 'splitDays', min: 1, max: 90 },
  { name: 'priceDifference', min: 0, max: 100 },
]
const RATES = ['vatRate', 'overtimeFactor']
const SWITCHES = [
  'passcodeLogin',
  'allowSelfApproval',
  'separatePayer',
  'separateDuties',
  'separateVendors',
  'advanceGuarantee',
]
export const ruleNames = [
  'sessionIdleMinutes',
  'sessionAbsoluteHours',
  'vatRate',
  'overtimeFactor',
  'overtimeLateDays',
  'splitDays',
  'priceDifference',
  ...SWITCHES,
]

/** Signing in, tax and approval. */
export function RuleFields() {
  const { t } = useTranslation()
  const hint = (name: string) => t(`${SETTINGS}.hints.${name}`)
  return (
    <FieldGrid>
      {LIMITS.map(({ name, ...range }) => (
        <Field key={name} resource={SETTINGS} name={name} required extra={hint(name)}>
          <InputNumber {...range} precision={0} style={{ inlineSize: '100%' }} />
        </Field>
      ))}
      {RATES.map((name) => (
        <Field key={name} resource={SETTINGS} name={name} required extra={hint(name)}>
          <DecimalInput />
        </Field>
      ))}
      {SWITCHES.map((name) => (
        <Field
          key={name}
          resource={SETTINGS}
          name={name}
          valuePropName="checked"
          extra={hint(name)}
        >
          <Switch />
        </Field>
      ))}
    </FieldGrid>
  )
}
