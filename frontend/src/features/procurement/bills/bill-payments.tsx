import { Tag, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { BILLS, type BillPayment, type OrderBill } from './bill'
import { MixedText } from '../../../kit/display/mixed-text'
import { RecordTable } from '../../../kit/table/record-table'
import { NONE } from '../../../kit/display/none'

/** What was paid of a bill, retention included. */
export function BillPayments({ bill }: { bill: OrderBill }) {
  const { t } = useTranslation()
  const columns = usePaymentColumns(bill.currency)
  if (!bill.payments.length) return null
  return (
    <RecordTable<BillPayment>
      size="small"
      rowKey="id"
      title={() => t(`${BILLS}.payments`)}
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={bill.payments}
      columns={columns}
    />
  )
}

function usePaymentColumns(currency: string): TableColumnType<BillPayment>[] {
  const { t } = useTranslation()
  const text = (name: string) => t(`${BILLS}.${name}`)
  return [
    { title: text('paid_on'), render: (_, { paidOn }) => <DateText value={paidOn} /> },
    {
      title: text('kind'),
      render: (_, { kind }) => (
        <Tag color={kind === 'retention' ? 'purple' : 'default'}>{text(`kinds.${kind}`)}</Tag>
      ),
    },
    {
      title: text('amount'),
      align: 'end',
      render: (_, { amount }) => <Money bare value={amount} currency={currency} />,
    },
    {
      title: t(`${BILLS}.instalments.discount`),
      align: 'end',
      render: (_, { discount }) =>
        Number(discount) ? <Money bare value={discount} currency={currency} /> : NONE,
    },
    {
      title: text('reference'),
      render: (_, { reference }) => (reference ? <Ltr>{reference}</Ltr> : NONE),
    },
    {
      title: text('note'),
      render: (_, { note }) => (note ? <MixedText>{note}</MixedText> : NONE),
    },
    {
      title: text('by'),
      render: (_, { createdByName }) => <MixedText>{createdByName}</MixedText>,
    },
  ]
}
