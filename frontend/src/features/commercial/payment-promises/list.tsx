import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { today } from '../../../kit/inputs/today'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { invoicePath } from '../invoices/invoice'
import { CancelPromise } from './promise-actions'
import { PROMISES, type PaymentPromise } from './payment-promise'

const COLUMNS: Column<PaymentPromise>[] = [
  {
    key: 'invoiceNumber',
    render: (row) => (
      <Link to={invoicePath({ id: row.invoiceId })}>
        <Ltr>{row.invoiceNumber}</Ltr>
      </Link>
    ),
  },
  {
    key: 'clientName',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <MixedText>{row.clientName}</MixedText>,
  },
  {
    key: 'dueOn',
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DateText value={row.dueOn} />,
  },
  { key: 'status', kept: true, render: (row) => <StatusTag status={row.status} /> },
  {
    key: 'amount',
    sortable: true,
    align: 'end',
    render: (row) => <Money value={row.amount} currency={row.currency} />,
  },
  {
    key: 'received',
    align: 'end',
    render: (row) => <Money value={row.received} currency={row.currency} />,
  },
  { key: 'promisedBy', render: (row) => <bdi>{row.promisedBy}</bdi> },
  { key: 'note', optional: true, render: (row) => <bdi>{row.note}</bdi> },
  { key: 'createdByName', optional: true },
  {
    key: 'createdAt',
    optional: true,
    sortable: true,
    render: (row) => <InstantText value={row.createdAt} />,
  },
  { key: 'actions', render: (row) => (row.can.cancel ? <CancelPromise promise={row} /> : null) },
]

/** What clients have promised to pay, and whether they did. */
export default function PaymentPromiseList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<PaymentPromise>
      resource={PROMISES}
      columns={COLUMNS}
      labelOf={(row) => row.invoiceNumber}
      searchable={false}
      initialSorters={[{ field: 'dueOn', order: 'asc' }]}
      tabs={[
        { key: 'coming', label: t(`${PROMISES}.tab.coming`), params: { dueOn_gte: today() } },
        { key: 'all', label: t(`${PROMISES}.tab.all`), params: {} },
      ]}
      emptyHint={t(`${PROMISES}.empty`)}
    />
  )
}
