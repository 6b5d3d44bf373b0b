import { DatePicker } from 'antd'
import dayjs from 'dayjs'

interface MomentInputProps {
  id?: string
  value?: string | null
  onChange?: (value: string | null) => void
  disabled?: boolean
}

const STORED = 'YYYY-MM-DDTHH:mm'

/** A minute on the clock of the project's place. */
export function MomentInput({ value, onChange, ...props }: MomentInputProps) {
  return (
    <DatePicker
      {...props}
      // takes what was typed; the form is sent by its button
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      showTime={{ format: 'HH:mm', minuteStep: 15 }}
      needConfirm={false}
      format="YYYY-MM-DD HH:mm"
      value={value ? dayjs(value) : null}
      onChange={(moment) => onChange?.(moment ? moment.format(STORED) : null)}
      style={{ inlineSize: '100%' }}
    />
  )
}
