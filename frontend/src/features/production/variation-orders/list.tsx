import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ChoiceText } from '../../../kit/inputs/choice-select'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import {
  STATUSES,
  VARIATION_ORDERS,
  variationPath,
  type VariationOrderRow,
} from './variation-order'

const FACTS: Column<VariationOrderRow>[] = [
  {
    key: 'projectId',
    render: (row) => (
      <>
        {row.projectCode} · <LocalName name={row.projectName} nameAr={row.projectNameAr} />
      </>
    ),
  },
  {
    key: 'amount',
    align: 'end',
    render: (row) => <Money value={row.amount} currency={row.currency} />,
  },
  { key: 'days', align: 'end' },
  {
    key: 'cause',
    filter: { kind: 'choice', list: 'variation-causes' },
    render: (row) => <ChoiceText list="variation-causes" value={row.cause} />,
  },
  { key: 'createdByName', optional: true },
  {
    key: 'createdAt',
    optional: true,
    sortable: true,
    render: (row) => <InstantText value={row.createdAt} />,
  },
]

function useColumns(): Column<VariationOrderRow>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return [
    {
      key: 'number',
      width: 130,
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => <Link to={variationPath(row)}>{row.number}</Link>,
    },
    { key: 'title', render: (row) => <LocalName name={row.title} nameAr={row.titleAr} /> },
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

export default function VariationList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<VariationOrderRow>
      resource={VARIATION_ORDERS}
      columns={useColumns()}
      labelOf={(row) => row.number}
      pathOf={variationPath}
      initialSorters={[{ field: 'createdAt', order: 'desc' }]}
      tabs={[
        { key: 'all', label: t(`${VARIATION_ORDERS}.tabs.all`), params: {} },
        ...(['submitted', 'approved', 'rejected'] as const).map((status) => ({
          key: status,
          label: t(`kit.status.${status}`),
          params: { status },
        })),
      ]}
      create={{
        path: '/production/variation-orders/new',
        ability: 'variation-orders.manage',
        label: t(`${VARIATION_ORDERS}.create`),
      }}
      emptyHint={t(`${VARIATION_ORDERS}.empty`)}
    />
  )
}
