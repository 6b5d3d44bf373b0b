import { Tag } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { daysFrom, today } from '../../../kit/inputs/today'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { NONE } from '../../../kit/display/none'
import { RecordBill } from './record-bill'
import { BILLS, type VendorBill } from './bill'

/** What decides comes first: whose bill, its status, what it costs and when it is due. */
function useColumns(): Column<VendorBill>[] {
  const amounts = useAmountColumns()
  const order = useOrderColumns()
  const due = useDueColumn()
  return [
    {
      key: 'vendorNumber',
      width: 110,
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => (
        <Link to={`/finance/bills/${row.id}`}>
          <Ltr>{row.vendorNumber}</Ltr>
        </Link>
      ),
    },
    { key: 'vendorName', width: 158, sortable: true, filter: { kind: 'text' } },
    {
      key: 'status',
      width: 105,
      sortable: true,
      render: (row) => <StatusTag status={row.status} />,
    },
    amounts.total,
    amounts.open,
    due,
    amounts.held,
    ...order,
    { key: 'currency', optional: true, filter: { kind: 'choice', options: CURRENCY_OPTIONS } },
  ]
}

/** Shorter titles than on the page of a bill, so that the last amount is in sight. */
const useShortTitle = () => {
  const { t } = useTranslation()
  return (key: string) => t(`${BILLS}.columns.${key}`)
}

function useAmountColumns() {
  const title = useShortTitle()
  const amount = (key: 'total' | 'open' | 'held', width: number) => ({
    key,
    width,
    align: 'end' as const,
    sortable: true,
    filter: { kind: 'number' as const },
    render: (row: VendorBill) => <Money value={row[key]} currency={row.currency} />,
  })
  return {
    total: amount('total', 140),
    open: { ...amount('open', 116), title: title('open') },
    held: { ...amount('held', 104), title: title('held') },
  }
}

/** The order and project it belongs to, and the day of the invoice. */
function useOrderColumns(): Column<VendorBill>[] {
  const title = useShortTitle()
  return [
    {
      key: 'orderNumber',
      width: 122,
      title: title('orderNumber'),
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => <Ltr>{row.orderNumber}</Ltr>,
    },
    { key: 'projectName', sortable: true, filter: { kind: 'text' }, optional: true },
    {
      key: 'billedOn',
      width: 118,
      title: title('billedOn'),
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => <DateText value={row.billedOn} />,
    },
  ]
}

function useDueColumn(): Column<VendorBill> {
  const { t } = useTranslation()
  return {
    key: 'dueOn',
    sortable: true,
    filter: { kind: 'date' },
    render: ({ dueOn, overdue, overdueAmount, currency }) =>
      dueOn ? (
        <>
          <DateText value={dueOn} />{' '}
          {overdue ? (
            <Tag color="red">
              {t(`${BILLS}.overdue`)} <Money value={overdueAmount} currency={currency} />
            </Tag>
          ) : null}
        </>
      ) : (
        NONE
      ),
  }
}

/** The invoices of all vendors: what is blocked, to be paid, overdue or held back. */
export default function VendorBillList() {
  const { t } = useTranslation()
  const open = { open_gte: '0.01' }
  const tab = (key: string, params: Record<string, string>) => ({
    key,
    label: t(`${BILLS}.tabs.${key}`),
    params,
  })
  return (
    <ResourceTable<VendorBill>
      resource={BILLS}
      columns={useColumns()}
      searchable={false}
      labelOf={(row) => `${row.vendorNumber} · ${row.vendorName}`}
      initialSorters={[{ field: 'billedOn', order: 'desc' }]}
      tabs={[
        tab('all', {}),
        tab('open', { ...open, status_ne: 'blocked' }),
        tab('due_soon', {
          ...{ ...open, status_ne: 'blocked' },
          ...{ dueOn_gte: today(), dueOn_lte: daysFrom(today(), 7) },
        }),
        tab('overdue', { ...open, dueOn_lte: daysFrom(today(), -1) }),
        tab('blocked', { status: 'blocked' }),
        tab('held', { held_gte: '0.01' }),
      ]}
      exportable
      actions={<RecordBill />}
      emptyHint={t(`${BILLS}.empty`)}
    />
  )
}
