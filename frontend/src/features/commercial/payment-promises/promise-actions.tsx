import { Form, Input } from 'antd'
import { CarryOutOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { PROMISES, type PaymentPromise } from './payment-promise'

/** Notes what the client of an open invoice has promised to pay. */
export function NotePromise({ invoice }: { invoice: Schema<'InvoiceDetail'> }) {
  const { t } = useTranslation()
  const action = useRecordAction('commercial.invoices')
  const text = (key: string) => t(`${PROMISES}.${key}`, { number: invoice.number })
  return (
    <>
      <ConfirmAction
        icon={<CarryOutOutlined />}
        label={text('singular')}
        title={text('create_title')}
        content={text('create_text')}
        confirmLabel={text('create')}
        fields={<PromiseFields invoice={invoice} />}
        onConfirm={(_, { amount, dueOn, promisedBy, note }) =>
          action.run(invoice, {
            path: 'promises',
            body: { amount, dueOn, promisedBy: promisedBy || null, note: note || null },
            done: text('created'),
          })
        }
      />
      <ActionConflict action={action} />
    </>
  )
}

function PromiseFields({ invoice }: { invoice: Schema<'InvoiceDetail'> }) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${PROMISES}.${key}`)
  const required = [{ required: true, message: t('kit.required') }]
  return (
    <>
      <Form.Item
        name="amount"
        label={text('fields.amount')}
        initialValue={invoice.balance}
        rules={required}
      >
        <DecimalInput suffix={invoice.currency} />
      </Form.Item>
      <Form.Item name="dueOn" label={text('fields.dueOn')} rules={required}>
        <DayInput />
      </Form.Item>
      <Form.Item name="promisedBy" label={text('fields.promisedBy')}>
        <Input maxLength={160} />
      </Form.Item>
      <Form.Item name="note" label={text('fields.note')}>
        <Input maxLength={1000} />
      </Form.Item>
    </>
  )
}

export function CancelPromise({ promise }: { promise: PaymentPromise }) {
  const { t } = useTranslation()
  const action = useRecordAction(PROMISES)
  return (
    <>
      <ConfirmAction
        size="small"
        label={t(`${PROMISES}.cancel`)}
        title={t(`${PROMISES}.cancel_title`)}
        content={t(`${PROMISES}.cancel_text`)}
        confirmLabel={t(`${PROMISES}.cancel`)}
        reason={{ label: t(`${PROMISES}.fields.cancelReason`), required: true }}
        onConfirm={(reason) =>
          action.run(promise, {
            path: 'cancel',
            body: { reason },
            done: t(`${PROMISES}.cancelled`),
          })
        }
      />
      <ActionConflict action={action} />
    </>
  )
}
