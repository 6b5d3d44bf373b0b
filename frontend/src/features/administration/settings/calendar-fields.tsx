import { Checkbox, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { weekdayName } from '../../../kit/display/weekday-name'
import { useFormats } from '../../../kit/display/use-formats'
import { TIME_OF_DAY } from '../../../kit/inputs/wall-clock'
import { SETTINGS } from './settings'

export const calendarNames = [
  'timeZone',
  'weekendDays',
  'workStart',
  'workEnd',
  'ramadanStart',
  'ramadanEnd',
  'dualDates',
  'timesheetExempt',
]

const ZONES = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].map((value) => ({
  value,
  label: value.replaceAll('_', ' '),
}))
const HOURS = ['workStart', 'workEnd', 'ramadanStart', 'ramadanEnd']

/** When the firm works, and how days are written. */
export function CalendarFields() {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const days = [0, 1, 2, 3, 4, 5, 6].map((value) => ({
    value,
    label: weekdayName(i18n.language, value),
  }))
  return (
    <FieldGrid>
      <Field resource={SETTINGS} name="timeZone" required>
        <PlainSelect options={ZONES} />
      </Field>
      <Field
        resource={SETTINGS}
        name="dualDates"
        valuePropName="checked"
        extra={t(`${SETTINGS}.hints.dualDates`, { date: formats.hijriDay('2026-02-18') })}
      >
        <Switch />
      </Field>
      <Field resource={SETTINGS} name="weekendDays" wide>
        <Checkbox.Group options={days} />
      </Field>
      <TimesheetExempt />
      {HOURS.map((name) => (
        <Field
          key={name}
          resource={SETTINGS}
          name={name}
          required
          rules={[{ pattern: TIME_OF_DAY, message: t(`${SETTINGS}.hints.clock`) }]}
        >
          <LatinInput maxLength={5} placeholder="08:00" />
        </Field>
      ))}
    </FieldGrid>
  )
}

/** Whose days without hours are no absence. */
function TimesheetExempt() {
  const { t } = useTranslation()
  return (
    <Field
      resource={SETTINGS}
      name="timesheetExempt"
      wide
      extra={t(`${SETTINGS}.hints.timesheetExempt`)}
    >
      <ChoiceSelect list="employment-types" multiple />
    </Field>
  )
}
