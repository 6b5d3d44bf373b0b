import { Checkbox, Form, Input, Select, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { InstantInput } from '../../../kit/inputs/instant-input'
import { PeopleSelect } from '../../../kit/inputs/people-select'
import { useBranding } from '../../../providers/branding'
import { CALENDAR, KINDS, REMINDERS } from './calendar'
import { Clashes } from './clashes'
import { useEventWords } from './event-words'
import { RepeatFields } from './repeat-fields'

interface EventFieldsProps {
  form: FormInstance
  exceptId?: number
  /** False for one day of a series. */
  mayRepeat: boolean
}

/** Everything that an event says. */
export function EventFields({ form, exceptId, mayRepeat }: EventFieldsProps) {
  const { t } = useTranslation()
  const { label, options } = useEventWords()
  return (
    <>
      <Form.Item name="title" label={label('title')} rules={[{ required: true }]}>
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="kind" label={label('kind')}>
        <Select options={options('kind', KINDS)} />
      </Form.Item>
      <TimeFields />
      <AttendeesField />
      <Clashes form={form} exceptId={exceptId} />
      <Form.Item name="location" label={label('location')}>
        <Input maxLength={200} />
      </Form.Item>
      <RepeatFields form={form} mayRepeat={mayRepeat} />
      <ReminderField form={form} />
      <Form.Item name="notes" label={label('notes')}>
        <Input.TextArea rows={3} maxLength={5000} />
      </Form.Item>
      <Form.Item name="isPrivate" valuePropName="checked" extra={t(`${CALENDAR}.private_hint`)}>
        <Checkbox>{label('isPrivate')}</Checkbox>
      </Form.Item>
    </>
  )
}

/** One of the usual times, or the one that an imported event came with. */
function ReminderField({ form }: { form: FormInstance }) {
  const { t } = useTranslation()
  const { label, options } = useEventWords()
  const minutes = Form.useWatch('reminderMinutes', form) as number | null | undefined
  const isOther = typeof minutes === 'number' && !REMINDERS.includes(minutes)
  const other = isOther
    ? [{ value: minutes, label: t(`${CALENDAR}.minutes_before`, { count: minutes }) }]
    : []
  return (
    <Form.Item name="reminderMinutes" label={label('reminderMinutes')}>
      <Select
        allowClear
        placeholder={t(`${CALENDAR}.no_reminder`)}
        options={[...options('reminder', REMINDERS), ...other]}
      />
    </Form.Item>
  )
}

function TimeFields() {
  const { timeZone } = useBranding()
  const { label } = useEventWords()
  return (
    <>
      <Form.Item name="startsAt" label={label('startsAt')} rules={[{ required: true }]}>
        <InstantInput timeZone={timeZone} />
      </Form.Item>
      <Form.Item name="endsAt" label={label('endsAt')} rules={[{ required: true }]}>
        <InstantInput timeZone={timeZone} />
      </Form.Item>
      <Form.Item name="allDay" valuePropName="checked">
        <Checkbox>{label('allDay')}</Checkbox>
      </Form.Item>
    </>
  )
}

function AttendeesField() {
  const { label } = useEventWords()
  return (
    <Form.Item name="attendeeIds" label={label('attendeeIds')}>
      <PeopleSelect />
    </Form.Item>
  )
}
