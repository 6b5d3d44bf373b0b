import { Table, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { BILLS, type PurchaseBill } from './bill'
import { MixedText } from '../../../kit/display/mixed-text'

/** What the bank has paid of a bill, retention apart. */
export function BillPayments({ bill }: { bill: PurchaseBill }) {
  const { t } = useTranslation()
  if (!bill.payments.length) return null
  const text = (name: string) => t(`${BILLS}.${name}`)
  return (
    <Table
      size="small"
      rowKey="id"
      title={() => text('payments')}
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={bill.payments}
      columns={[
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
          render: (_, { amount }) => <Money bare value={amount} currency={bill.currency} />,
        },
        {
          title: text('reference'),
          render: (_, { reference }) => (reference ? <Ltr>{reference}</Ltr> : '—'),
        },
        {
          title: text('note'),
          render: (_, { note }) => (note ? <MixedText>{note}</MixedText> : '—'),
        },
        {
          title: text('by'),
          render: (_, { createdByName }) => <MixedText>{createdByName}</MixedText>,
        },
      ]}
    />
  )
}
