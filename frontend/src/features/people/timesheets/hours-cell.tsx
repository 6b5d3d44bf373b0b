import type { ClipboardEvent, KeyboardEvent } from 'react'
import { Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { CellError } from './cell-error'
import { hoursEntry, minutesOf } from './hours'
import { TIMESHEETS } from './timesheet'
import { useWeekday } from './day-head'
import styles from './week-grid.module.css'

interface HoursCellProps {
  row: number
  day: number
  on: string
  value: string
  closed: boolean
  error: string | undefined
  large?: boolean
  onChange: (text: string) => void
  onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  onPaste?: (event: ClipboardEvent<HTMLInputElement>) => void
}

/** The hours of one row on one day; once left they are written as a clock shows them. */
export function HoursCell(props: HoursCellProps) {
  const { row, day, on, value, closed, error, large, onChange, onKeyDown, onPaste } = props
  const { t } = useTranslation()
  const formats = useFormats()
  const weekday = useWeekday()
  const settle = () => {
    const minutes = minutesOf(value)
    if (minutes !== null && hoursEntry(minutes) !== value) onChange(hoursEntry(minutes))
  }
  return (
    <>
      <Input
        className={styles.cell}
        size={large ? 'large' : 'middle'}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        data-cell={`${row}.${day}`}
        aria-label={t(`${TIMESHEETS}.hours_of`, {
          row: row + 1,
          day: `${weekday(on)} ${formats.day(on)}`,
        })}
        aria-invalid={error ? true : undefined}
        status={error ? 'error' : undefined}
        disabled={closed}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={settle}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <CellError text={error} />
    </>
  )
}
