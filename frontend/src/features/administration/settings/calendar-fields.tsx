import { Checkbox, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { ChoiceSelect } from '../../../kit/inputs/choice-select'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { useFormats } from '../../../kit/display/use-formats'
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
const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/

/** When the firm works, and how days are written. */
export function CalendarFields() {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' })
  // the 4th of January 1970 was a Sunday
  const days = [0, 1, 2, 3, 4, 5, 6].map((value) => ({
    value,
    label: weekday.format(new Date(Date.UTC(1970, 0, 4 + value))),
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
          rules={[{ pattern: CLOCK, message: t(`${SETTINGS}.hints.clock`) }]}
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
