import { Checkbox, Form, Input, InputNumber, Select, type FormInstance } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Colleague } from '../../../api/types'
import { DayInput } from '../../../kit/inputs/day-input'
import { InstantInput } from '../../../kit/inputs/instant-input'
import { useBranding } from '../../../providers/branding'
import { CALENDAR, KINDS, REMINDERS, REPEATS } from './calendar'
import { Clashes } from './clashes'

interface EventFieldsProps {
  form: FormInstance
  exceptId?: number
  /** False for one day of a series. */
  mayRepeat: boolean
}

function useWords() {
  const { t } = useTranslation()
  const label = (name: string) => t(`${CALENDAR}.fields.${name}`)
  const options = (group: string, values: (string | number)[]) =>
    values.map((value) => ({ value, label: t(`${CALENDAR}.${group}.${value}`) }))
  return { label, options }
}

/** Everything that an event says. */
export function EventFields({ form, exceptId, mayRepeat }: EventFieldsProps) {
  const { t } = useTranslation()
  const { label, options } = useWords()
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
      <Form.Item name="reminderMinutes" label={label('reminderMinutes')}>
        <Select
          allowClear
          placeholder={t(`${CALENDAR}.no_reminder`)}
          options={options('reminder', REMINDERS)}
        />
      </Form.Item>
      <Form.Item name="notes" label={label('notes')}>
        <Input.TextArea rows={3} maxLength={5000} />
      </Form.Item>
      <Form.Item name="isPrivate" valuePropName="checked" extra={t(`${CALENDAR}.private_hint`)}>
        <Checkbox>{label('isPrivate')}</Checkbox>
      </Form.Item>
    </>
  )
}

function TimeFields() {
  const { timeZone } = useBranding()
  const { label } = useWords()
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
  const { label } = useWords()
  const people = useQuery<Colleague[]>({ queryKey: ['/api/auth/users'] })
  return (
    <Form.Item name="attendeeIds" label={label('attendeeIds')}>
      <Select
        mode="multiple"
        optionFilterProp="label"
        loading={people.isPending}
        options={(people.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Form.Item>
  )
}

function RepeatFields({ form, mayRepeat }: Pick<EventFieldsProps, 'form' | 'mayRepeat'>) {
  const { t } = useTranslation()
  const { label, options } = useWords()
  const repeats = Form.useWatch('repeats', form) as string | null | undefined
  return (
    <>
      {mayRepeat ? (
        <Form.Item name="repeats" label={label('repeats')}>
          <Select
            allowClear
            placeholder={t(`${CALENDAR}.never`)}
            options={options('repeat', REPEATS)}
          />
        </Form.Item>
      ) : null}
      {repeats ? (
        <>
          <Form.Item name="every" label={label('every')}>
            <InputNumber min={1} max={99} precision={0} style={{ width: '100%' }} />
          </Form.Item>
          <Form.Item name="repeatsUntilOn" label={label('repeatsUntilOn')}>
            <DayInput />
          </Form.Item>
        </>
      ) : null}
    </>
  )
}
