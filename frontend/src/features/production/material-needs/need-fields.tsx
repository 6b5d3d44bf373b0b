import { Form, Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { NEEDS, type MaterialNeed } from './material-needs'

const MOST_LEAD_DAYS = 365

/** How much, how long before, and what has to be known. */
export function NeedFields({ need }: { need?: MaterialNeed }) {
  const { t } = useTranslation()
  const label = (key: string) => t(`${NEEDS}.fields.${key}`)
  return (
    <>
      <Form.Item
        name="quantity"
        label={label('quantity')}
        initialValue={need?.quantity}
        rules={[{ required: true, message: t('kit.required') }]}
      >
        <DecimalInput />
      </Form.Item>
      <Form.Item
        name="leadDays"
        label={label('leadDays')}
        extra={t(`${NEEDS}.lead_hint`)}
        initialValue={need?.leadDays ?? 0}
        rules={[{ required: true, message: t('kit.required') }]}
      >
        <InputNumber min={0} max={MOST_LEAD_DAYS} precision={0} style={{ inlineSize: '100%' }} />
      </Form.Item>
      <Form.Item name="note" label={label('note')} initialValue={need?.note}>
        <Input maxLength={300} dir="auto" />
      </Form.Item>
    </>
  )
}

/** What the fields come to. */
export const needBody = (values: Record<string, unknown>) => ({
  quantity: String(values.quantity),
  leadDays: Number(values.leadDays),
  note: typeof values.note === 'string' && values.note.trim() ? values.note.trim() : null,
})
