import { Form } from 'antd'
import { CheckOutlined, CloseOutlined, StopOutlined, UndoOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { RecordSteps, type RecordStep } from '../../../kit/show/record-steps'
import { WRITE_OFFS, type WriteOff } from './write-off'

const STEPS: RecordStep<keyof WriteOff['can']>[] = [
  { name: 'approve', icon: <CheckOutlined />, type: 'primary', entry: 'comment' },
  { name: 'reject', icon: <CloseOutlined />, danger: true, entry: 'reason' },
  { name: 'cancel', icon: <StopOutlined />, danger: true, entry: 'reason' },
  { name: 'reverse', icon: <UndoOutlined />, danger: true, entry: 'reason' },
]

/** Buttons for what the server allows on a write-off. */
export const WriteOffActions = ({ writeOff }: { writeOff: WriteOff }) => (
  <RecordSteps
    resource={WRITE_OFFS}
    record={writeOff}
    number={writeOff.number}
    can={writeOff.can}
    steps={STEPS}
  />
)

/** Asks for an open invoice, or a part of it, to be given up. */
export function RequestWriteOff({ invoice }: { invoice: Schema<'InvoiceDetail'> }) {
  const { t } = useTranslation()
  const action = useRecordAction('commercial.invoices')
  const text = (key: string) => t(`${WRITE_OFFS}.request.${key}`, { number: invoice.number })
  return (
    <>
      <ConfirmAction
        icon={<StopOutlined />}
        label={text('action')}
        title={text('title')}
        content={text('text')}
        confirmLabel={text('action')}
        fields={
          <Form.Item
            name="amount"
            label={t(`${WRITE_OFFS}.fields.amount`)}
            initialValue={invoice.balance}
            rules={[{ required: true, message: t('kit.required') }]}
          >
            <DecimalInput suffix={invoice.currency} />
          </Form.Item>
        }
        reason={{ label: t(`${WRITE_OFFS}.fields.reason`), required: true }}
        onConfirm={(reason, { amount }) =>
          action.run(invoice, {
            path: 'write-offs',
            body: { amount, reason },
            done: text('done'),
          })
        }
      />
      <ActionConflict action={action} />
    </>
  )
}
