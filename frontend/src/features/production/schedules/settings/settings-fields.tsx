import { Form, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { LAG_CALENDARS } from '@binaa/backend/network'
import { nameIn } from '../../../../kit/display/name-in'
import { withoutAriaRequired } from '../../../../kit/inputs/plain-select'
import { MomentInput } from '../moment-input'
import type { ScheduleCalendar, ScheduleSettings } from '../plan/types'
import { SCHEDULES } from '../schedule'
import styles from './settings.module.css'

const OUT_OF_SEQUENCE = ['retained_logic', 'progress_override'] as const
const CRITICAL = ['float', 'longest_path'] as const

interface CalendarSelectProps {
  calendars: readonly ScheduleCalendar[]
}

/** Picks one of the work calendars by code or name. */
function CalendarSelect({ calendars, ...item }: CalendarSelectProps) {
  const { i18n } = useTranslation()
  return (
    <Select
      {...withoutAriaRequired(item)}
      showSearch
      optionFilterProp="label"
      options={calendars.map(({ id, code, name, nameAr }) => ({
        value: id,
        label: `${code} · ${nameIn(i18n.language, name, nameAr)}`,
      }))}
    />
  )
}

/** When work may happen, what counts as done, and which tasks are critical. */
export function SettingsFields({ calendars }: { calendars: readonly ScheduleCalendar[] }) {
  return (
    <>
      <Item name="calendarId" required>
        <CalendarSelect calendars={calendars} />
      </Item>
      <div className={styles.pair}>
        <Item name="start" required>
          <MomentInput />
        </Item>
        <Item name="dataDate">
          <MomentInput />
        </Item>
        <Item name="mustFinish">
          <MomentInput />
        </Item>
        <Choice name="lagCalendar" values={LAG_CALENDARS} />
        <Choice name="critical" values={CRITICAL} />
        <FloatItem />
      </div>
      <Choice name="outOfSequence" values={OUT_OF_SEQUENCE} />
    </>
  )
}

interface ItemProps {
  name: keyof ScheduleSettings
  required?: boolean
  children: React.ReactNode
}

function Item({ name, required = false, children }: ItemProps) {
  const { t } = useTranslation()
  const hint = HINTED.has(name) ? t(`${SCHEDULES}.settings.hints.${name}`) : undefined
  return (
    <Form.Item
      name={name}
      label={t(`${SCHEDULES}.settings.fields.${name}`)}
      extra={hint}
      rules={required ? [{ required, message: t('kit.required') }] : undefined}
    >
      {children}
    </Form.Item>
  )
}

/** What is not plain from its name. */
const HINTED = new Set<keyof ScheduleSettings>(['dataDate', 'mustFinish', 'outOfSequence'])

interface ChoiceProps {
  name: 'lagCalendar' | 'outOfSequence' | 'critical'
  values: readonly string[]
}

function Choice({ name, values }: ChoiceProps) {
  const { t } = useTranslation()
  return (
    <Item name={name}>
      <Select
        options={values.map((value) => ({
          value,
          label: t(`${SCHEDULES}.settings.${name}.${value}`),
        }))}
      />
    </Item>
  )
}

/** Only where float decides. */
function FloatItem() {
  const isByFloat = Form.useWatch<string | undefined>('critical') !== 'longest_path'
  return (
    <Item name="criticalFloat" required={isByFloat}>
      <Input dir="auto" disabled={!isByFloat} />
    </Item>
  )
}
