import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { creditPath, KINDS, STATUSES, VENDOR_CREDITS, type VendorCreditRow } from './vendor-credit'

const FACTS: Column<VendorCreditRow>[] = [
  {
    key: 'vendorName',
    sortable: true,
    filter: { kind: 'text' },
    render: (row) => <MixedText>{row.vendorName}</MixedText>,
  },
  {
    key: 'orderNumber',
    render: (row) => (
      <AbilityLink
        ability="purchase-orders.view"
        to={`/procurement/purchase-orders/${row.purchaseOrderId}`}
      >
        <bdi dir="ltr">{row.orderNumber}</bdi>
      </AbilityLink>
    ),
  },
  { key: 'creditedOn', sortable: true, render: (row) => <DateText value={row.creditedOn} /> },
  {
    key: 'total',
    align: 'end',
    render: (row) => <Money value={row.total} currency={row.currency} />,
  },
  { key: 'createdByName', optional: true },
]

function useColumns(): Column<VendorCreditRow>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  const kinds = KINDS.map((value) => ({ value, label: t(`${VENDOR_CREDITS}.kinds.${value}`) }))
  return [
    {
      key: 'number',
      width: 140,
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => (
        <Link to={creditPath(row)}>
          <bdi dir="ltr">{row.number}</bdi>
        </Link>
      ),
    },
    {
      key: 'kind',
      sortable: true,
      filter: { kind: 'choice', options: kinds },
      render: (row) => t(`${VENDOR_CREDITS}.kinds.${row.kind}`),
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

/** What went back to vendors, and what vendors credited. */
export default function VendorCreditList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<VendorCreditRow>
      resource={VENDOR_CREDITS}
      columns={useColumns()}
      labelOf={(row) => row.number}
      pathOf={creditPath}
      initialSorters={[{ field: 'number', order: 'desc' }]}
      tabs={[
        { key: 'all', label: t(`${VENDOR_CREDITS}.tabs.all`), params: {} },
        { key: 'submitted', label: t('kit.status.submitted'), params: { status: 'submitted' } },
      ]}
      emptyHint={t(`${VENDOR_CREDITS}.empty`)}
    />
  )
}
