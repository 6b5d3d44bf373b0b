import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useAbility } from '../../../providers/access'
import { StandInButton } from '../../../kit/approvals/stand-in-button'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { ApprovalDrawer } from './approval-drawer'
import { orderPath, PURCHASE_ORDERS, STATUSES, type PurchaseOrder } from './purchase-order'
import { ShareBar } from './share-bar'

function useColumns(): Column<PurchaseOrder>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return [
    {
      key: 'number',
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => <Link to={orderPath(row)}>{row.number}</Link>,
    },
    { key: 'vendorName', sortable: true, filter: { kind: 'text' } },
    { key: 'projectName', sortable: true, filter: { kind: 'text' } },
    {
      key: 'orderedOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => <DateText value={row.orderedOn} />,
    },
    {
      key: 'requiredOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => <DateText value={row.requiredOn} />,
    },
    {
      key: 'status',
      sortable: true,
      filter: { kind: 'choice', options: statuses },
      render: (row) => <StatusTag status={row.status} />,
    },
    {
      key: 'total',
      sortable: true,
      filter: { kind: 'number' },
      align: 'end',
      render: (row) => <Money value={row.total} currency={row.currency} />,
    },
    {
      key: 'receivedPct',
      sortable: true,
      render: (row) => <ShareBar field="receivedPct" percent={row.receivedPct} />,
    },
    {
      key: 'billedPct',
      optional: true,
      sortable: true,
      render: (row) => <ShareBar field="billedPct" percent={row.billedPct} />,
    },
    {
      key: 'paidPct',
      optional: true,
      sortable: true,
      render: (row) => <ShareBar field="paidPct" percent={row.paidPct} />,
    },
    {
      key: 'subtotal',
      optional: true,
      align: 'end',
      render: (row) => <Money value={row.subtotal} currency={row.currency} />,
    },
    {
      key: 'vat',
      optional: true,
      align: 'end',
      render: (row) => <Money value={row.vat} currency={row.currency} />,
    },
  ]
}

export default function PurchaseOrderList() {
  const { t } = useTranslation()
  const approves = useAbility('purchase-orders.approve')
  const columns = useColumns()
  return (
    <>
      <ResourceTable<PurchaseOrder>
        resource={PURCHASE_ORDERS}
        columns={columns}
        labelOf={(row) => row.number}
        pathOf={orderPath}
        actions={approves ? <StandInButton /> : undefined}
        initialSorters={[{ field: 'orderedOn', order: 'desc' }]}
        tabs={[
          { key: 'all', label: t('procurement.purchase_orders.tabs.all'), params: {} },
          ...['draft', 'submitted', 'approved', 'partially_received'].map((status) => ({
            key: status,
            label: t(`kit.status.${status}`),
            params: { status },
          })),
        ]}
        create={{
          path: '/procurement/purchase-orders/new',
          ability: 'purchase-orders.manage',
          label: t('procurement.purchase_orders.create'),
        }}
        bulkDelete={{
          ability: 'purchase-orders.manage',
          warning: t('procurement.purchase_orders.delete_warning'),
        }}
        exportable
        emptyHint={t('procurement.purchase_orders.empty')}
      />
      <ApprovalDrawer />
    </>
  )
}
