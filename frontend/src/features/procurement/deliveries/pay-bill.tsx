import { Form, Input } from 'antd'
import { DollarOutlined, UnlockOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText } from '../../../kit/display/date-text'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { today } from '../../../kit/inputs/today'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { BILLS, type BillPayment, type PurchaseBill } from './bill'

interface PayBillProps {
  bill: PurchaseBill
  orderId: number
  /** `retention`: what was held back is paid out. */
  kind: BillPayment['kind']
  /** The day from which retention is owed; null while it is not known. */
  dueOn?: string | null
  action: ReturnType<typeof useRecordAction>
  onDone: () => void
}

/** Records what the bank has paid of a bill or of its retention; all that is open unless less is written. */
export function PayBill({ bill, orderId, kind, dueOn = null, action, onDone }: PayBillProps) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${BILLS}.${key}`)
  const held = kind === 'retention'
  const early = held && (dueOn === null || dueOn > today())
  return (
    <ConfirmAction
      size="small"
      icon={held ? <UnlockOutlined /> : <DollarOutlined />}
      label={text(held ? 'retention_pay' : 'pay')}
      title={t(`${BILLS}.${held ? 'retention_title' : 'pay_title'}`, { number: bill.vendorNumber })}
      content={
        <>
          {text('pay_text')}{' '}
          {held ? (
            dueOn ? (
              <>
                {text('retention_due')} <DateText value={dueOn} />
              </>
            ) : (
              text('retention_not_due')
            )
          ) : null}
        </>
      }
      confirmLabel={text(held ? 'retention_pay' : 'pay')}
      fields={
        <>
          <Form.Item
            name="amount"
            label={text('amount')}
            initialValue={held ? bill.held : bill.open}
            rules={[{ required: true, message: t('kit.required') }]}
          >
            <DecimalInput suffix={bill.currency} />
          </Form.Item>
          <Form.Item
            name="paidOn"
            label={text('paid_on')}
            initialValue={today()}
            rules={[{ required: true, message: t('kit.required') }]}
          >
            <DayInput />
          </Form.Item>
          <Form.Item name="reference" label={text('reference')}>
            <Input maxLength={120} dir="auto" />
          </Form.Item>
          {early ? (
            <Form.Item
              name="note"
              label={text('early_reason')}
              rules={[{ required: true, whitespace: true, message: t('kit.required') }]}
            >
              <Input.TextArea rows={2} maxLength={1000} dir="auto" />
            </Form.Item>
          ) : null}
        </>
      }
      onConfirm={async (_, { amount, paidOn, reference, note }) => {
        const body = { kind, amount, paidOn, reference: reference || null, note: note || null }
        // the version of a bill's action is the bill's own
        const seen = { id: orderId, version: bill.version }
        await action.run(seen, { path: `bills/${bill.id}/pay`, body, done: text('pay_done') })
        onDone()
      }}
    />
  )
}
