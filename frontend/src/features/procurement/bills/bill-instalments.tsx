import { Tag, type TableColumnType } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { useChoiceLabel } from '../../../kit/inputs/use-choices'
import { RecordTable } from '../../../kit/table/record-table'
import { NONE } from '../../../kit/display/none'
import { BILLS, type BillInstalment, type OrderBill } from './bill'

const COLOURS: Record<BillInstalment['state'], string> = {
  waiting: 'default',
  open: 'blue',
  overdue: 'red',
  paid: 'green',
}

/** When which part of a bill is due, what of it is settled, and what paying early saves. */
export function BillInstalments({ bill }: { bill: OrderBill }) {
  const { t } = useTranslation()
  const columns = useColumns(bill.currency)
  if (!bill.instalments.length) return null
  return (
    <RecordTable<BillInstalment>
      size="small"
      rowKey="id"
      title={() => t(`${BILLS}.instalments.title`)}
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={bill.instalments}
      columns={columns}
    />
  )
}

function useColumns(currency: string): TableColumnType<BillInstalment>[] {
  const { t } = useTranslation()
  const text = (name: string) => t(`${BILLS}.instalments.${name}`)
  const amount = (name: 'amount' | 'settled' | 'open'): TableColumnType<BillInstalment> => ({
    title: text(name),
    align: 'end',
    render: (_, row) => <Money bare value={row[name]} currency={currency} />,
  })
  return [
    { title: text('dueOn'), render: (_, row) => <Due row={row} /> },
    {
      title: text('state'),
      render: (_, { state }) => <Tag color={COLOURS[state]}>{text(`states.${state}`)}</Tag>,
    },
    amount('amount'),
    amount('settled'),
    amount('open'),
    { title: text('discount'), render: (_, row) => <Discount row={row} currency={currency} /> },
  ]
}

/** The day, or what it waits for. */
function Due({ row }: { row: BillInstalment }) {
  const triggerOf = useChoiceLabel('due-triggers')
  if (row.dueOn) return <DateText value={row.dueOn} />
  return row.dueFrom ? triggerOf(row.dueFrom) : NONE
}

function Discount({ row, currency }: { row: BillInstalment; currency: string }) {
  const { t } = useTranslation()
  if (!row.discountUntil) return NONE
  return (
    <>
      <Money value={row.discountAmount} currency={currency} /> {t(`${BILLS}.instalments.until`)}{' '}
      <DateText value={row.discountUntil} />
    </>
  )
}
