import { Input, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { formatHours, parseHours } from '@binaa/backend/hours'
import { WORK_CALENDARS } from './work-calendar'

interface HoursInputProps {
  id?: string
  value: string | null
  onChange: (value: string | null) => void
  label: string
  placeholder?: string
  disabled?: boolean
  /** What the server had to say about it. */
  problem?: string
}

/** Hours of a day as they are written, `8-12 13-17`; tidied when it is left. */
export function HoursInput(props: HoursInputProps) {
  const { id, value, onChange, label, placeholder, disabled, problem } = props
  const { t } = useTranslation()
  const hours = parseHours(value ?? '')
  const shown = hours ? problem : t(`${WORK_CALENDARS}.hours_hint`)
  return (
    <div>
      <Input
        id={id}
        dir="ltr"
        aria-label={label}
        value={value ?? ''}
        placeholder={placeholder}
        disabled={disabled}
        maxLength={120}
        autoComplete="off"
        status={shown ? 'error' : undefined}
        onChange={({ target }) => onChange(target.value || null)}
        onBlur={() => hours && onChange(formatHours(hours) || null)}
      />
      {shown ? <Typography.Text type="danger">{shown}</Typography.Text> : null}
    </div>
  )
}
