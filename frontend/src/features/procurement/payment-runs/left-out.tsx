import type { TableColumnType } from 'antd'
import { Card } from 'antd'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { RecordTable } from '../../../kit/table/record-table'
import { PAYMENT_RUNS, type LeftOut } from './payment-run'

interface LeftOutBillsProps {
  bills: LeftOut[]
  currency: string
}

/** What is due and cannot be paid now, each bill with its reason. */
export function LeftOutBills({ bills, currency }: LeftOutBillsProps) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${PAYMENT_RUNS}.fields.${key}`)
  const columns: TableColumnType<LeftOut>[] = [
    {
      title: text('billNumber'),
      render: (_, bill) => (
        <AbilityLink ability="finance.bills" to={`/finance/bills/${bill.billId}`}>
          <Ltr>{bill.billNumber}</Ltr>
        </AbilityLink>
      ),
    },
    { title: text('vendorName'), render: (_, bill) => <MixedText>{bill.vendorName}</MixedText> },
    {
      title: text('reason'),
      render: (_, { reason, runNumber }) =>
        t(`${PAYMENT_RUNS}.reasons.${reason}`, { run: runNumber }),
    },
    { title: text('dueOn'), render: (_, bill) => <DateText value={bill.dueOn} /> },
    {
      title: text('open'),
      align: 'end',
      render: (_, bill) => <Money bare value={bill.open} currency={currency} />,
    },
  ]
  if (!bills.length) return null
  return (
    <Card size="small" title={t(`${PAYMENT_RUNS}.left_out`)}>
      <RecordTable<LeftOut>
        size="small"
        rowKey="billId"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={bills}
        columns={columns}
      />
    </Card>
  )
}
