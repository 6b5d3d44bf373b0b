import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { PAYMENT_RUNS } from './payment-run'

interface NoteFieldProps {
  value: string
  onChange: (value: string) => void
}

/** What approvers read beside the figures. */
export function NoteField({ value, onChange }: NoteFieldProps) {
  const { t } = useTranslation()
  const label = t(`${PAYMENT_RUNS}.fields.note`)
  return (
    <Form.Item label={label} layout="vertical">
      <Input.TextArea
        rows={2}
        maxLength={1000}
        dir="auto"
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Form.Item>
  )
}
