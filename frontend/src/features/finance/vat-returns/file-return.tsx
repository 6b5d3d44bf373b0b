import { Checkbox, Form, Input } from 'antd'
import { SendOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DayInput } from '../../../kit/inputs/day-input'
import { today } from '../../../kit/inputs/today'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { VAT_RETURNS, type VatReturn } from './vat-return'

/** Enters what the authority has answered, and freezes the return. */
export function FileReturn({ record }: { record: VatReturn }) {
  const { t } = useTranslation()
  const action = useRecordAction(VAT_RETURNS)
  const text = (key: string) => t(`${VAT_RETURNS}.action.${key}`)
  return (
    <>
      <ConfirmAction
        type="primary"
        icon={<SendOutlined />}
        label={text('file')}
        title={text('file_title')}
        content={text('file_text')}
        confirmLabel={text('file')}
        fields={<FilingFields record={record} />}
        onConfirm={(_, values) => {
          const { note, refundRequested, ...filing } = values
          const body = { ...filing, note: note || null, refundRequested: refundRequested === true }
          return action.run(record, { path: 'file', body, done: text('file_done') })
        }}
      />
      <ActionConflict action={action} />
    </>
  )
}

function FilingFields({ record }: { record: VatReturn }) {
  const { t } = useTranslation()
  const label = (name: string) => t(`${VAT_RETURNS}.fields.${name}`)
  const rules = [{ required: true, message: t('kit.required') }]
  const isCredit = Number(record.net) < 0
  return (
    <>
      <Form.Item name="reference" label={label('reference')} rules={rules}>
        <Input dir="ltr" maxLength={60} />
      </Form.Item>
      <Form.Item name="filedOn" label={label('filedOn')} initialValue={today()} rules={rules}>
        <DayInput />
      </Form.Item>
      <Form.Item
        name="note"
        label={label('note')}
        rules={record.isOverLimit ? rules : []}
        extra={record.isOverLimit ? t(`${VAT_RETURNS}.over_limit`) : undefined}
      >
        <Input.TextArea dir="auto" rows={2} maxLength={1000} />
      </Form.Item>
      {isCredit ? (
        <Form.Item name="refundRequested" valuePropName="checked">
          <Checkbox>{t(`${VAT_RETURNS}.ask_refund`)}</Checkbox>
        </Form.Item>
      ) : null}
    </>
  )
}
