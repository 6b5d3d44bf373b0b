import { InputNumber } from 'antd'
import { withoutAriaRequired } from '../../../kit/inputs/plain-select'

interface HoursInputProps {
  id?: string
  /** Minutes. */
  value?: number | null
  onChange?: (minutes: number | null) => void
}

/** Hours as people count them, kept in minutes. */
export function HoursInput({ value = null, onChange, ...rest }: HoursInputProps) {
  return (
    <InputNumber<number>
      {...withoutAriaRequired(rest)}
      min={0.25}
      max={16}
      step={0.5}
      precision={2}
      style={{ inlineSize: '100%' }}
      value={value === null ? null : value / 60}
      onChange={(hours) => onChange?.(hours === null ? null : Math.round(hours * 60))}
    />
  )
}
