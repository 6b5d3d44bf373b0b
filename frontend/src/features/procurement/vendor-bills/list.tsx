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
import { RecordBill } from './record-bill'
import { VENDOR_BILLS, type VendorBill } from './vendor-bill'

function useColumns(): Column<VendorBill>[] {
  const { t } = useTranslation()
  // shorter than on the page of a bill, and no wider than what they hold: the last amount is in sight
  const title = (key: string) => t(`${VENDOR_BILLS}.columns.${key}`)
  const amount = (key: 'total' | 'open' | 'held') => ({
    key,
    align: 'end' as const,
    sortable: true,
    filter: { kind: 'number' as const },
    // the total names the currency of its row
    render: (row: VendorBill) => (
      <Money bare={key !== 'total'} value={row[key]} currency={row.currency} />
    ),
  })
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
    {
      key: 'dueOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) =>
        row.dueOn ? (
          <>
            <DateText value={row.dueOn} />{' '}
            {row.overdue ? <Tag color="red">{t(`${VENDOR_BILLS}.overdue`)}</Tag> : null}
          </>
        ) : (
          '—'
        ),
    },
    {
      key: 'status',
      width: 105,
      sortable: true,
      render: (row) => <StatusTag status={row.status} />,
    },
    { ...amount('total'), width: 140 },
    { ...amount('open'), title: title('open'), width: 116 },
    { ...amount('held'), title: title('held'), width: 104 },
    { key: 'currency', optional: true, filter: { kind: 'choice', options: CURRENCY_OPTIONS } },
  ]
}

/** The invoices of all vendors: what is blocked, to be paid, overdue or held back. */
export default function VendorBillList() {
  const { t } = useTranslation()
  const open = { open_gte: '0.01' }
  const tab = (key: string, params: Record<string, string>) => ({
    key,
    label: t(`${VENDOR_BILLS}.tabs.${key}`),
    params,
  })
  return (
    <ResourceTable<VendorBill>
      resource={VENDOR_BILLS}
      columns={useColumns()}
      searchable={false}
      labelOf={(row) => `${row.vendorNumber} · ${row.vendorName}`}
      initialSorters={[{ field: 'billedOn', order: 'desc' }]}
      tabs={[
        tab('all', {}),
        tab('open', { ...open, status_ne: 'blocked' }),
        tab('overdue', { ...open, dueOn_lte: daysFrom(today(), -1) }),
        tab('blocked', { status: 'blocked' }),
        tab('held', { held_gte: '0.01' }),
      ]}
      exportable
      actions={<RecordBill />}
      emptyHint={t(`${VENDOR_BILLS}.empty`)}
    />
  )
}
