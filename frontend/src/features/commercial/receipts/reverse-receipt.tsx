import { Form } from 'antd'
import { UndoOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DayInput } from '../../../kit/inputs/day-input'
import { today } from '../../../kit/inputs/today'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { RECEIPTS, type Receipt } from './receipt'

/** Takes a receipt back on a day of its own: a cheque bounces later than it came. */
export function ReverseReceipt({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation()
  const action = useRecordAction(RECEIPTS)
  return (
    <>
      <ConfirmAction
        danger
        icon={<UndoOutlined />}
        label={t(`${RECEIPTS}.reverse`)}
        title={t(`${RECEIPTS}.reverse_title`, { number: receipt.number })}
        content={t(`${RECEIPTS}.reverse_text`)}
        confirmLabel={t(`${RECEIPTS}.reverse`)}
        fields={
          <Form.Item
            name="reversedOn"
            label={t(`${RECEIPTS}.fields.reversedOn`)}
            initialValue={today()}
            rules={[{ required: true, message: t('kit.required') }]}
          >
            <DayInput />
          </Form.Item>
        }
        reason={{ label: t(`${RECEIPTS}.reverse_reason`), required: true }}
        onConfirm={(reason, { reversedOn }) =>
          action.run(receipt, {
            path: 'reverse',
            body: { reason, reversedOn },
            done: t(`${RECEIPTS}.reversed`),
          })
        }
      />
      <ActionConflict action={action} />
    </>
  )
}
