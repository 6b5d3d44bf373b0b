import { Flex, Form, InputNumber, Select, type FormInstance } from 'antd'
import { useTranslation } from 'react-i18next'
import { weekdayName } from '../../../kit/display/weekday-name'
import { DayInput } from '../../../kit/inputs/day-input'
import { CALENDAR, REPEATS, WEEKDAYS } from './calendar'
import { useEventWords } from './event-words'

interface RepeatFieldsProps {
  form: FormInstance
  /** False for one day of a series. */
  mayRepeat: boolean
}

/** How often an event takes place, on which days of the week, and when it ends: on a day or after so many times. */
export function RepeatFields({ form, mayRepeat }: RepeatFieldsProps) {
  const { t } = useTranslation()
  const { label, options } = useEventWords()
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
          {repeats === 'weekly' ? <WeekdaysField /> : null}
          <Flex gap="small" wrap>
            <Form.Item name="repeatsUntilOn" label={label('repeatsUntilOn')} style={{ flex: 1 }}>
              <DayInput />
            </Form.Item>
            <Form.Item name="repeatsTimes" label={label('repeatsTimes')} style={{ flex: 1 }}>
              <InputNumber min={1} max={999} precision={0} style={{ width: '100%' }} />
            </Form.Item>
          </Flex>
        </>
      ) : null}
    </>
  )
}

function WeekdaysField() {
  const { t, i18n } = useTranslation()
  const { label } = useEventWords()
  return (
    <Form.Item name="weekdays" label={label('weekdays')} normalize={emptyIsNone}>
      <Select
        mode="multiple"
        allowClear
        placeholder={t(`${CALENDAR}.first_weekday`)}
        optionFilterProp="label"
        options={WEEKDAYS.map((value, index) => ({
          value,
          label: weekdayName(i18n.language, index),
        }))}
      />
    </Form.Item>
  )
}

/** No day of the week is that of the first day. */
const emptyIsNone = (days: string[] | null) => (days?.length ? days : null)
