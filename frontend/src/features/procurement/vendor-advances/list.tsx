import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { advancePath, STATUSES, VENDOR_ADVANCES, type VendorAdvanceRow } from './vendor-advance'

const amount = (key: 'amount' | 'recovered' | 'left'): Column<VendorAdvanceRow> => ({
  key,
  align: 'end',
  render: (row) => <Money value={row[key]} currency={row.currency} />,
})

const FACTS: Column<VendorAdvanceRow>[] = [
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
  amount('amount'),
  amount('recovered'),
  amount('left'),
  {
    key: 'guaranteeExpiresOn',
    sortable: true,
    render: (row) => <DateText value={row.guaranteeExpiresOn} />,
  },
  { key: 'createdByName', optional: true },
]

function useColumns(): Column<VendorAdvanceRow>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return [
    {
      key: 'number',
      width: 140,
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => (
        <Link to={advancePath(row)}>
          <bdi dir="ltr">{row.number}</bdi>
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

/** Money that vendors got before they delivered. */
export default function VendorAdvanceList() {
  const { t } = useTranslation()
  const tab = (status: string) => ({
    key: status,
    label: t(`kit.status.${status}`),
    params: { status },
  })
  return (
    <ResourceTable<VendorAdvanceRow>
      resource={VENDOR_ADVANCES}
      columns={useColumns()}
      labelOf={(row) => row.number}
      pathOf={advancePath}
      initialSorters={[{ field: 'number', order: 'desc' }]}
      tabs={[
        { key: 'all', label: t(`${VENDOR_ADVANCES}.all`), params: {} },
        tab('submitted'),
        tab('approved'),
        tab('paid'),
      ]}
      emptyHint={t(`${VENDOR_ADVANCES}.empty`)}
    />
  )
}
