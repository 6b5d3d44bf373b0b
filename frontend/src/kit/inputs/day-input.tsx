import { DatePicker, Typography } from 'antd'
import dayjs from 'dayjs'
import { useFormats } from '../display/use-formats'

interface DayInputProps {
  id?: string
  value?: string | null
  onChange?: (value: string | null) => void
  disabled?: boolean
  placeholder?: string
  'aria-label'?: string
}

const STORED = 'YYYY-MM-DD'

/** Picks a Gregorian day kept as `YYYY-MM-DD`, with its Hijri day written underneath. */
export function DayInput({ value, onChange, ...props }: DayInputProps) {
  const formats = useFormats()
  return (
    <>
      <DatePicker
        {...props}
        value={value ? dayjs(value, STORED) : null}
        onChange={(day) => onChange?.(day ? day.format(STORED) : null)}
        format={{ format: STORED, type: 'mask' }}
        // Enter takes the typed day; once the calendar is closed it would send the whole form
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        style={{ width: '100%' }}
      />
      {value ? (
        <Typography.Text type="secondary" style={{ fontSize: 12 }}>
          {formats.hijriDay(value)}
        </Typography.Text>
      ) : null}
    </>
  )
}
