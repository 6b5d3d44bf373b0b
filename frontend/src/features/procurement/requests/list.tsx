import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { REQUESTS, requestPath, STATUSES, type PurchaseRequest } from './request'

function useColumns(): Column<PurchaseRequest>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return [
    {
      key: 'number',
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => <Link to={requestPath(row)}>{row.number}</Link>,
    },
    { key: 'title', sortable: true, filter: { kind: 'text' } },
    { key: 'projectName', sortable: true, filter: { kind: 'text' } },
    {
      key: 'status',
      sortable: true,
      filter: { kind: 'choice', options: statuses },
      render: (row) => <StatusTag status={row.status} />,
    },
    {
      key: 'requiredOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => <DateText value={row.requiredOn} />,
    },
    {
      key: 'rfqNumber',
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => (row.rfqNumber ? <Ltr>{row.rfqNumber}</Ltr> : '—'),
    },
    {
      key: 'quotesDueOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => <DateText value={row.quotesDueOn} />,
    },
    {
      key: 'createdAt',
      optional: true,
      sortable: true,
      render: (row) => <InstantText value={row.createdAt} />,
    },
    { key: 'createdByName', optional: true },
  ]
}

export default function RequestList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<PurchaseRequest>
      resource={REQUESTS}
      columns={useColumns()}
      labelOf={(row) => row.number}
      pathOf={requestPath}
      initialSorters={[{ field: 'createdAt', order: 'desc' }]}
      tabs={[
        { key: 'all', label: t(`${REQUESTS}.tabs.all`), params: {} },
        ...['submitted', 'approved', 'quoting', 'awarded'].map((status) => ({
          key: status,
          label: t(`kit.status.${status}`),
          params: { status },
        })),
      ]}
      create={{
        path: '/procurement/purchase-requests/new',
        ability: 'purchase-requests.manage',
        label: t(`${REQUESTS}.create`),
      }}
      exportable
      emptyHint={t(`${REQUESTS}.empty`)}
    />
  )
}
