import type { TFunction } from 'i18next'
import { Tag, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { ChequeLink } from '../../../kit/display/cheque-link'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { BILLS, type BillPayment, type OrderBill } from './bill'
import { MixedText } from '../../../kit/display/mixed-text'
import { RecordTable } from '../../../kit/table/record-table'
import { NONE } from '../../../kit/display/none'

/** What was paid of a bill, retention included. */
export function BillPayments({ bill }: { bill: OrderBill }) {
  const { t } = useTranslation()
  const columns = usePaymentColumns(bill)
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

/** What was withheld, and what the bank has paid; of no interest where nothing was. */
function useTaxColumns({ currency, payments }: OrderBill): TableColumnType<BillPayment>[] {
  const { t } = useTranslation()
  const some = (name: 'withholdingTax' | 'borneTax') => payments.some((row) => Number(row[name]))
  const shown = [
    ...(some('withholdingTax') ? (['withholdingTax', 'net'] as const) : []),
    ...(some('borneTax') ? (['borneTax'] as const) : []),
  ]
  return shown.map((name) => ({
    title: t(`${BILLS}.withholding.${name === 'borneTax' ? 'borne' : name}`),
    align: 'end' as const,
    render: (_: unknown, row: BillPayment) => <Money bare value={row[name]} currency={currency} />,
  }))
}

function usePaymentColumns(bill: OrderBill): TableColumnType<BillPayment>[] {
  const { t } = useTranslation()
  const { currency } = bill
  const tax = useTaxColumns(bill)
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
    ...tax,
    ...wayColumns(t),
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

/** The account that paid, and the cheque that was given. */
const wayColumns = (t: TFunction): TableColumnType<BillPayment>[] => [
  {
    title: t(`${BILLS}.reference`),
    render: (_, { reference }) => (reference ? <Ltr>{reference}</Ltr> : NONE),
  },
  {
    title: t('kit.bank_account.label'),
    render: (_, { bankAccount }) => (bankAccount ? <bdi>{bankAccount.label}</bdi> : NONE),
  },
  {
    title: t('kit.cheque.title'),
    render: (_, { cheque }) => (cheque ? <ChequeLink cheque={cheque} /> : NONE),
  },
]
