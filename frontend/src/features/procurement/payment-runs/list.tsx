import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { CURRENCY_OPTIONS } from '../../../kit/inputs/currencies'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { PATH, PAYMENT_RUNS, runPath, STATUSES, type PaymentRunRow } from './payment-run'

const FACTS: Column<PaymentRunRow>[] = [
  {
    key: 'executeOn',
    sortable: true,
    filter: { kind: 'date' },
    render: (row) => <DateText value={row.executeOn} />,
  },
  {
    key: 'total',
    align: 'end',
    sortable: true,
    filter: { kind: 'number' },
    render: (row) => <Money value={row.total} currency={row.currency} />,
  },
  { key: 'vendorCount', align: 'end' },
  { key: 'itemCount', align: 'end' },
  { key: 'createdByName' },
  { key: 'paidOn', optional: true, render: (row) => <DateText value={row.paidOn} /> },
  { key: 'reference', optional: true },
  { key: 'currency', optional: true, filter: { kind: 'choice', options: CURRENCY_OPTIONS } },
]

function useColumns(): Column<PaymentRunRow>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return [
    {
      key: 'number',
      width: 150,
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => (
        <Link to={runPath(row)}>
          <Ltr>{row.number}</Ltr>
        </Link>
      ),
    },
    {
      key: 'status',
      width: 130,
      sortable: true,
      filter: { kind: 'choice', options: statuses },
      render: (row) => <StatusTag status={row.status} />,
    },
    ...FACTS,
  ]
}

/** Vendors that are paid together. */
export default function PaymentRunList() {
  const { t } = useTranslation()
  const tab = (status: string) => ({
    key: status,
    label: t(`kit.status.${status}`),
    params: { status },
  })
  return (
    <ResourceTable<PaymentRunRow>
      resource={PAYMENT_RUNS}
      columns={useColumns()}
      searchable={false}
      labelOf={(row) => row.number}
      pathOf={runPath}
      initialSorters={[{ field: 'number', order: 'desc' }]}
      tabs={[
        { key: 'all', label: t(`${PAYMENT_RUNS}.all`), params: {} },
        ...['draft', 'submitted', 'approved', 'paid'].map(tab),
      ]}
      create={{
        path: `${PATH}/new`,
        ability: 'payment-runs.prepare',
        label: t(`${PAYMENT_RUNS}.create`),
      }}
      exportable
      emptyHint={t(`${PAYMENT_RUNS}.empty`)}
    />
  )
}
