import { DatePicker } from 'antd'
import dayjs from 'dayjs'

const STORED = 'YYYY-MM'

interface MonthInputProps {
  id?: string
  /** `2026-11`. */
  value?: string | null
  onChange?: (value: string | null) => void
  /** No month after this one can be picked. */
  latest?: string
}

/** A month, as it is stored. */
export function MonthInput({ value, onChange, latest, ...props }: MonthInputProps) {
  return (
    <DatePicker
      {...props}
      picker="month"
      value={value ? dayjs(value, STORED) : null}
      onChange={(month) => onChange?.(month ? month.format(STORED) : null)}
      format={STORED}
      disabledDate={latest ? (month) => month.format(STORED) > latest : undefined}
      style={{ width: '100%' }}
    />
  )
}
