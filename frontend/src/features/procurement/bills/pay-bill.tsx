import { DollarOutlined, UnlockOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText } from '../../../kit/display/date-text'
import { today } from '../../../kit/inputs/today'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { BILLS, type BillPayment, type OrderBill } from './bill'
import { PaymentFields } from './payment-fields'

interface PayBillProps {
  bill: OrderBill
  orderId: number
  /** `retention` pays out what was held back. */
  kind: Exclude<BillPayment['kind'], 'refund'>
  /** The day from which retention is owed; null while it is not known. */
  dueOn?: string | null
  action: ReturnType<typeof useRecordAction>
  onDone: () => void
}

/** Records a payment of a bill or of its retention; the amount starts at all that is open. */
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
          {text('pay_text')} {held ? <RetentionDue dueOn={dueOn} /> : null}
        </>
      }
      confirmLabel={text(held ? 'retention_pay' : 'pay')}
      fields={
        <PaymentFields
          amount={held ? bill.held : bill.open}
          currency={bill.currency}
          early={early}
          offers={held ? [] : bill.discountOffers}
          taxedBillId={bearsTax(bill) ? bill.id : null}
        />
      }
      onConfirm={async (_, values) => {
        const body = { kind, ...bodyOf(values) }
        // the version of a bill's action is the bill's own
        const target = { id: orderId, version: bill.version }
        await action.run(target, { path: `bills/${bill.id}/pay`, body, done: text('pay_done') })
        onDone()
      }}
    />
  )
}

const bearsTax = ({ lines = [], charges = [] }: Partial<OrderBill>) =>
  [...lines, ...charges].some(({ withholdingKind }) => withholdingKind)

/** What was left empty is nothing. */
const bodyOf = ({ amount, paidOn, cheque, ...optional }: Record<string, unknown>) => ({
  ...{ amount, paidOn, discount: optional.discount || null },
  ...{ reference: optional.reference || null, note: optional.note || null },
  bankAccountId: optional.bankAccountId ?? null,
  ...(cheque ? { cheque } : {}),
})

function RetentionDue({ dueOn }: { dueOn: string | null }) {
  const { t } = useTranslation()
  if (!dueOn) return t(`${BILLS}.retention_not_due`)
  return (
    <>
      {t(`${BILLS}.retention_due`)} <DateText value={dueOn} />
    </>
  )
}
