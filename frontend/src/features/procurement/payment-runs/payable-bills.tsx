import { Checkbox, Form, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { DecimalInput } from '../../../kit/inputs/decimal-input'
import { Totals } from '../../../kit/lines/totals'
import { RecordTable } from '../../../kit/table/record-table'
import {
  chequeOnly,
  discountOf,
  PAYMENT_RUNS,
  problemOf,
  sumsOf,
  type Chosen,
  type PayableBill,
} from './payment-run'

interface PayableBillsProps {
  bills: readonly PayableBill[]
  currency: string
  chosen: Chosen
  onChange: (chosen: Chosen) => void
  /** Vendors that get a cheque. */
  byCheque: readonly number[]
  onByCheque: (vendorIds: number[]) => void
}

/** Bills that a run may pay, each with whether and how much; below what each vendor gets. */
export function PayableBills(props: PayableBillsProps) {
  const { bills, currency, chosen } = props
  const { t } = useTranslation()
  const columns = useColumns(props)
  const { vendors, total, bills: count } = sumsOf(bills, chosen, currency)
  return (
    <>
      <RecordTable<PayableBill>
        size="small"
        rowKey="billId"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={[...bills]}
        columns={columns}
      />
      <Totals
        rows={[
          ...vendors.map(({ vendorId, vendorName, amount, bills: some }) => ({
            key: String(vendorId),
            label: (
              <>
                <MixedText>{vendorName}</MixedText>{' '}
                {t(`${PAYMENT_RUNS}.bill_count`, { count: some })}{' '}
                <ByCheque vendorId={vendorId} vendorName={vendorName} {...props} />
              </>
            ),
            value: <Money value={amount} currency={currency} />,
          })),
          {
            label: t(`${PAYMENT_RUNS}.total_of`, { count }),
            value: <Money value={total} currency={currency} />,
            strong: true,
          },
        ]}
      />
    </>
  )
}

type ByChequeProps = PayableBillsProps & { vendorId: number; vendorName: string }

/** Whether a vendor gets a cheque; one without an account gets nothing else. */
function ByCheque({ vendorId, vendorName, bills, byCheque, onByCheque }: ByChequeProps) {
  const { t } = useTranslation()
  const others = byCheque.filter((id) => id !== vendorId)
  return (
    <Checkbox
      aria-label={t(`${PAYMENT_RUNS}.cheque_to`, { vendor: vendorName })}
      checked={byCheque.includes(vendorId)}
      disabled={chequeOnly(bills).includes(vendorId)}
      onChange={({ target }) => onByCheque(target.checked ? [...others, vendorId] : others)}
    >
      {t(`${PAYMENT_RUNS}.by_cheque`)}
    </Checkbox>
  )
}

function useColumns(props: PayableBillsProps): TableColumnType<PayableBill>[] {
  const { t } = useTranslation()
  const text = (key: string) => t(`${PAYMENT_RUNS}.fields.${key}`)
  const { currency } = props
  return [
    { title: text('pay'), render: (_, bill) => <Choice bill={bill} {...props} /> },
    { title: text('vendorName'), render: (_, bill) => <MixedText>{bill.vendorName}</MixedText> },
    { title: text('orderNumber'), render: (_, bill) => <Ltr>{bill.orderNumber}</Ltr> },
    { title: text('dueOn'), render: (_, bill) => <DateText value={bill.dueOn} /> },
    {
      title: text('open'),
      align: 'end',
      render: (_, bill) => <Money bare value={bill.open} currency={currency} />,
    },
    {
      title: text('discount'),
      align: 'end',
      render: (_, { billId, ...bill }) => {
        const amount = props.chosen[billId]
        const discount = amount ? discountOf({ billId, ...bill }, amount) : '0'
        return Number(discount) ? <Money bare value={discount} currency={currency} /> : null
      },
    },
    { title: text('amount'), render: (_, bill) => <Amount bill={bill} {...props} /> },
  ]
}

type CellProps = PayableBillsProps & { bill: PayableBill }

/** Whether a bill is paid; its number leads to it. */
function Choice({ bill, chosen, onChange }: CellProps) {
  const { t } = useTranslation()
  const { billId, billNumber, amount } = bill
  return (
    <>
      <Checkbox
        aria-label={t(`${PAYMENT_RUNS}.pay_bill`, { bill: billNumber })}
        checked={chosen[billId] !== null && chosen[billId] !== undefined}
        onChange={({ target }) => onChange({ ...chosen, [billId]: target.checked ? amount : null })}
      />{' '}
      <AbilityLink ability="finance.bills" to={`/finance/bills/${billId}`}>
        <Ltr>{billNumber}</Ltr>
      </AbilityLink>
    </>
  )
}

function Amount({ bill, chosen, currency, onChange }: CellProps) {
  const { t } = useTranslation()
  const amount = chosen[bill.billId]
  const isOff = amount === null || amount === undefined
  const problem = isOff ? null : problemOf(bill, amount, currency)
  return (
    <Form.Item
      style={{ marginBlockEnd: 0, minInlineSize: 140 }}
      validateStatus={problem ? 'error' : undefined}
      help={problem ? t(`${PAYMENT_RUNS}.${problem}`) : undefined}
    >
      <DecimalInput
        aria-label={t(`${PAYMENT_RUNS}.amount_of`, { bill: bill.billNumber })}
        suffix={currency}
        disabled={isOff}
        value={amount ?? ''}
        onChange={(value) => onChange({ ...chosen, [bill.billId]: value })}
      />
    </Form.Item>
  )
}
