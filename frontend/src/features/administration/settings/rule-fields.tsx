import { InputNumber, Select, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { DayInput } from '../../../kit/inputs/day-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { SETTINGS } from './settings'

/** Whole numbers, and what they may be. */
const LIMITS = [
  { name: 'sessionIdleMinutes', min: 5, max: 480 },
  { name: 'sessionAbsoluteHours', min: 1, max: 24 },
  { name: 'passwordMaxAgeDays', min: 0, max: 730 },
  { name: 'passwordsKept', min: 0, max: 24 },
  { name: 'overtimeLateDays', min: 0, max: 31 },
  { name: 'approvalEscalationHours', min: 0, max: 240 },
  { name: 'splitDays', min: 1, max: 90 },
  { name: 'priceDifference', min: 0, max: 100 },
  { name: 'vatCorrectionLimit', min: 0, max: 1_000_000 },
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
  'passwordMaxAgeDays',
  'passwordsKept',
  'vatRate',
  'overtimeFactor',
  'overtimeLateDays',
  'approvalEscalationHours',
  'splitDays',
  'priceDifference',
  'vatCorrectionLimit',
  'vatPeriod',
  'vatFirstPeriodOn',
  'budgetCheck',
  'twoStepFor',
  'scanAway',
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
      <VatPeriodFields />
      <BudgetCheckField />
      <TwoStepForField />
      <ScanAwayField />
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

/** How often VAT is filed, and since when. */
export function VatPeriodFields() {
  const { t } = useTranslation()
  const hint = (name: string) => t(`${SETTINGS}.hints.${name}`)
  const periods = ['month', 'quarter'].map((value) => ({
    value,
    label: t(`${SETTINGS}.vat_period.${value}`),
  }))
  return (
    <>
      <Field resource={SETTINGS} name="vatPeriod" required extra={hint('vatPeriod')}>
        <PlainSelect options={periods} />
      </Field>
      <Field resource={SETTINGS} name="vatFirstPeriodOn" extra={hint('vatFirstPeriodOn')}>
        <DayInput />
      </Field>
    </>
  )
}

/** What happens to purchase orders beyond a budget. */
function BudgetCheckField() {
  const { t } = useTranslation()
  const checks = ['off', 'warn', 'block'].map((value) => ({
    value,
    label: t(`${SETTINGS}.budget_check.${value}`),
  }))
  return (
    <Field
      resource={SETTINGS}
      name="budgetCheck"
      required
      extra={t(`${SETTINGS}.hints.budgetCheck`)}
    >
      <PlainSelect options={checks} />
    </Field>
  )
}

/** What happens to new files while the virus scanner is away. */
function ScanAwayField() {
  const { t } = useTranslation()
  const ways = ['hold', 'pass'].map((value) => ({
    value,
    label: t(`${SETTINGS}.scan_away.${value}`),
  }))
  return (
    <Field resource={SETTINGS} name="scanAway" required extra={t(`${SETTINGS}.hints.scanAway`)}>
      <PlainSelect options={ways} />
    </Field>
  )
}

const TWO_STEP_FOR = ['admin', 'approver', 'procurement_manager', 'production_only', 'staff']

/** Whose sign-in needs a code of their phone as well. */
function TwoStepForField() {
  const { t } = useTranslation()
  const people = TWO_STEP_FOR.map((value) => ({
    value,
    label: t(`${SETTINGS}.two_step_for.${value}`),
  }))
  return (
    <Field resource={SETTINGS} name="twoStepFor" extra={t(`${SETTINGS}.hints.twoStepFor`)}>
      <Select mode="multiple" allowClear optionFilterProp="label" options={people} />
    </Field>
  )
}
