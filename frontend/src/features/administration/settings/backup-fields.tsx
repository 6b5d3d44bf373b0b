import { Checkbox, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { weekdayName } from '../../../kit/display/weekday-name'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { TIME_OF_DAY } from '../../../kit/inputs/wall-clock'
import { SETTINGS } from './settings'

/** How many backups are kept. */
const KEPT = [
  { name: 'backupKeepDaily', min: 1, max: 90 },
  { name: 'backupKeepWeekly', min: 0, max: 104 },
  { name: 'backupKeepMonthly', min: 0, max: 120 },
]
export const backupNames = [
  'backupDays',
  'backupTime',
  'backupKeepDaily',
  'backupKeepWeekly',
  'backupKeepMonthly',
  'drillEvery',
]

/** When backups are made by themselves, which are kept, and how often a restore is tried. */
export function BackupFields() {
  const { t, i18n } = useTranslation()
  const hint = (name: string) => t(`${SETTINGS}.hints.${name}`)
  const days = [0, 1, 2, 3, 4, 5, 6].map((value) => ({
    value,
    label: weekdayName(i18n.language, value),
  }))
  const periods = ['never', 'week', 'month'].map((value) => ({
    value,
    label: t(`${SETTINGS}.drill_every.${value}`),
  }))
  return (
    <FieldGrid>
      <Field resource={SETTINGS} name="backupDays" wide extra={hint('backupDays')}>
        <Checkbox.Group options={days} />
      </Field>
      <Field
        resource={SETTINGS}
        name="backupTime"
        required
        rules={[{ pattern: TIME_OF_DAY, message: t(`${SETTINGS}.hints.clock`) }]}
        extra={hint('backupTime')}
      >
        <LatinInput maxLength={5} placeholder="02:00" />
      </Field>
      {KEPT.map(({ name, ...range }) => (
        <Field key={name} resource={SETTINGS} name={name} required extra={hint(name)}>
          <InputNumber {...range} precision={0} style={{ inlineSize: '100%' }} />
        </Field>
      ))}
      <Field resource={SETTINGS} name="drillEvery" required extra={hint('drillEvery')}>
        <PlainSelect options={periods} />
      </Field>
    </FieldGrid>
  )
}
