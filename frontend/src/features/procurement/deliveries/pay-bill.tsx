import { Form, Input } from 'antd'
import { DollarOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DayInput } from '../../../kit/inputs/day-input'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { today } from '../../../kit/inputs/today'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { BILLS, type PurchaseBill } from './bill'

interface PayBillProps {
  bill: PurchaseBill
  orderId: number
  action: ReturnType<typeof useRecordAction>
  onDone: () => void
}

/** Records what the bank has paid of a bill; all that is open unless less is written. */
export function PayBill({ bill, orderId, action, onDone }: PayBillProps) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${BILLS}.${key}`)
  return (
    <ConfirmAction
      size="small"
      icon={<DollarOutlined />}
      label={text('pay')}
      title={t(`${BILLS}.pay_title`, { number: bill.vendorNumber })}
      content={text('pay_text')}
      confirmLabel={text('pay')}
      fields={
        <>
          <Form.Item
            name="amount"
            label={text('amount')}
            initialValue={bill.open}
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
        </>
      }
      onConfirm={async (_, { amount, paidOn, reference }) => {
        const body = { amount, paidOn, reference: reference || null }
        // the version of a bill's action is the bill's own
        const seen = { id: orderId, version: bill.version }
        await action.run(seen, { path: `bills/${bill.id}/pay`, body, done: text('pay_done') })
        onDone()
      }}
    />
  )
}
