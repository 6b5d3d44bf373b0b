import { DatePicker } from 'antd'
import dayjs, { type Dayjs } from 'dayjs'
import { instantOf, wallClockOf } from './wall-clock'

interface InstantInputProps {
  id?: string
  value?: string | null
  onChange?: (value: string | null) => void
  disabled?: boolean
  /** `YYYY-MM-DD` that the calendar opens at while nothing is chosen. */
  startOn?: string
  /** Whose clock is written, an IANA name; without it the browser's. */
  timeZone?: string
  'aria-label'?: string
}

/** Picks a day and time of the browser's time zone or of another, kept as an ISO instant in UTC. */
export function InstantInput({ value, onChange, timeZone, startOn, ...props }: InstantInputProps) {
  const shown = (instant: string) => dayjs(timeZone ? wallClockOf(instant, timeZone) : instant)
  const meant = (moment: Dayjs) =>
    timeZone
      ? instantOf(moment.second(0).format('YYYY-MM-DDTHH:mm:ss'), timeZone)
      : moment.second(0).toISOString()
  return (
    <DatePicker
      {...props}
      defaultPickerValue={startOn ? dayjs(startOn) : undefined}
      showTime={{ format: 'HH:mm', minuteStep: 5 }}
      // antd's "now" is what the browser's clock shows
      showNow={timeZone ? false : undefined}
      needConfirm={false}
      value={value ? shown(value) : null}
      onChange={(moment) => onChange?.(moment ? meant(moment) : null)}
      format="YYYY-MM-DD HH:mm"
      style={{ width: '100%' }}
    />
  )
}
