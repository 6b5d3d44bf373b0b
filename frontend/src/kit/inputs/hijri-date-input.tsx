import { Flex, Input, Typography } from 'antd'
import { useState, type ChangeEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../display/use-formats'
import { otherCalendar, readDay, type Calendar } from './both-calendars'
import { daysFrom } from './today'

interface HijriDateInputProps {
  id?: string
  /** `YYYY-MM-DD`, Gregorian; what was typed where it is no day, so that the server refuses it too. */
  value?: string | null
  onChange?: (value: string | null) => void
  disabled?: boolean
  'aria-label'?: string
}

interface Typed {
  calendar: Calendar
  text: string
  /** What it was taken for: once the value is another one, the typed text no longer counts. */
  value: string | null
}

const STEPS: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * A day typed in either calendar, with the other one beside it: papers of the kingdom are dated in
 * Hijri, passports are not. Digits of both scripts are understood; the arrow keys move by a day.
 */
export function HijriDateInput({ id, value = null, onChange, ...props }: HijriDateInputProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState<Typed | null>(null)
  const own = typed && typed.value === value ? typed : null
  const read = own ? readDay(own.calendar, own.text) : readDay('gregorian', value ?? '')
  const textOf = (calendar: Calendar) =>
    own?.calendar === calendar ? own.text : otherCalendar(calendar, read.day)
  const change = (calendar: Calendar, text: string) => {
    const { day, fault } = readDay(calendar, text)
    const next = fault ? text : day
    setTyped({ calendar, text, value: next })
    onChange?.(next)
  }
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step || !read.day) return
    event.preventDefault()
    setTyped(null)
    onChange?.(daysFrom(read.day, step))
  }
  const field = (calendar: Calendar) => ({
    ...props,
    value: textOf(calendar),
    status: own?.calendar === calendar && read.fault ? ('error' as const) : undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(calendar, event.target.value),
    onKeyDown: move,
    prefix: <Typography.Text type="secondary">{t(`kit.hijri.${calendar}`)}</Typography.Text>,
    'aria-label': [props['aria-label'], t(`kit.hijri.${calendar}`)].filter(Boolean).join(', '),
  })
  return (
    <>
      <Flex gap={8} wrap>
        <DayText id={id} {...field('gregorian')} />
        <DayText {...field('hijri')} />
      </Flex>
      <Note read={read} calendar={own?.calendar ?? 'gregorian'} />
    </>
  )
}

function DayText(props: Parameters<typeof Input>[0]) {
  return (
    <Input
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      style={{ flex: '1 1 170px' }}
      {...props}
    />
  )
}

/** Both days in words, or what is wrong with what was typed. */
function Note({ read, calendar }: { read: ReturnType<typeof readDay>; calendar: Calendar }) {
  const { t } = useTranslation()
  const formats = useFormats()
  if (!read.day && !read.fault) return null
  return (
    <Typography.Text
      type={read.fault ? 'danger' : 'secondary'}
      style={{ fontSize: 12 }}
      aria-live="polite"
    >
      {read.fault
        ? t(`kit.hijri.faults.${calendar}.${read.fault}`, { days: read.monthDays })
        : `${formats.day(read.day!)} · ${formats.hijriDay(read.day!)}`}
    </Typography.Text>
  )
}
