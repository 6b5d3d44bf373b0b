import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { NONE } from '../../../kit/display/none'
import {
  PURCHASE_REQUESTS,
  requestPath,
  STATUSES,
  type PurchaseRequestRow,
} from './purchase-request'

/** The most important first: purpose, status and required date. */
function useColumns(): Column<PurchaseRequestRow>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return [
    {
      key: 'number',
      width: 130,
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => <Link to={requestPath(row)}>{row.number}</Link>,
    },
    { key: 'title', sortable: true, filter: { kind: 'text' } },
    {
      key: 'status',
      width: 130,
      sortable: true,
      filter: { kind: 'choice', options: statuses },
      render: (row) => <StatusTag status={row.status} />,
    },
    day('requiredOn'),
    day('quotesDueOn'),
    { key: 'projectName', sortable: true, filter: { kind: 'text' } },
    {
      key: 'rfqNumber',
      width: 130,
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => (row.rfqNumber ? <Ltr>{row.rfqNumber}</Ltr> : NONE),
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

const day = (key: 'requiredOn' | 'quotesDueOn'): Column<PurchaseRequestRow> => ({
  key,
  width: 125,
  sortable: true,
  filter: { kind: 'date' },
  render: (row) => <DateText value={row[key]} />,
})

export default function RequestList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<PurchaseRequestRow>
      resource={PURCHASE_REQUESTS}
      columns={useColumns()}
      labelOf={(row) => row.number}
      pathOf={requestPath}
      initialSorters={[{ field: 'createdAt', order: 'desc' }]}
      tabs={[
        { key: 'all', label: t(`${PURCHASE_REQUESTS}.tabs.all`), params: {} },
        ...['submitted', 'approved', 'quoting', 'awarded'].map((status) => ({
          key: status,
          label: t(`kit.status.${status}`),
          params: { status },
        })),
      ]}
      create={{
        path: '/procurement/purchase-requests/new',
        ability: 'purchase-requests.manage',
        label: t(`${PURCHASE_REQUESTS}.create`),
      }}
      exportable
      emptyHint={t(`${PURCHASE_REQUESTS}.empty`)}
    />
  )
}
