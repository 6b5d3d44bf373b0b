import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useAbility } from '../../../providers/access'
import { DelegationButton } from '../../../kit/approvals/delegation-button'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { ImportLink } from '../../../kit/import/import-link'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { ApprovalDrawer } from './approval-drawer'
import { orderPath, PURCHASE_ORDERS, STATUSES, type PurchaseOrderRow } from './purchase-order'
import { ShareBar } from './share-bar'

/** The most important first: vendor, status, total and required date. */
function useColumns(): Column<PurchaseOrderRow>[] {
  const { t } = useTranslation()
  const statuses = STATUSES.map((value) => ({ value, label: t(`kit.status.${value}`) }))
  return [
    {
      key: 'number',
      width: 130,
      sortable: true,
      filter: { kind: 'text' },
      render: (row) => <Link to={orderPath(row)}>{row.number}</Link>,
    },
    { key: 'vendorName', sortable: true, filter: { kind: 'text' } },
    {
      key: 'status',
      width: 140,
      sortable: true,
      filter: { kind: 'choice', options: statuses },
      render: (row) => <StatusTag status={row.status} />,
    },
    { ...amount('total'), sortable: true, filter: { kind: 'number' }, optional: false },
    day('requiredOn'),
    { ...share('receivedPct'), optional: false },
    { key: 'projectName', sortable: true, filter: { kind: 'text' } },
    day('orderedOn'),
    share('billedPct'),
    share('paidPct'),
    amount('subtotal'),
    amount('vat'),
  ]
}

const day = (key: 'requiredOn' | 'orderedOn'): Column<PurchaseOrderRow> => ({
  key,
  width: 125,
  sortable: true,
  filter: { kind: 'date' },
  render: (row) => <DateText value={row[key]} />,
})

const share = (key: 'receivedPct' | 'billedPct' | 'paidPct'): Column<PurchaseOrderRow> => ({
  key,
  width: 130,
  optional: true,
  sortable: true,
  render: (row) => <ShareBar field={key} percent={row[key]} />,
})

const amount = (key: 'total' | 'subtotal' | 'vat'): Column<PurchaseOrderRow> => ({
  key,
  width: 150,
  optional: true,
  align: 'end',
  render: (row) => <Money value={row[key]} currency={row.currency} />,
})

export default function PurchaseOrderList() {
  const { t } = useTranslation()
  const approves = useAbility('purchase-orders.approve')
  const columns = useColumns()
  return (
    <>
      <ResourceTable<PurchaseOrderRow>
        resource={PURCHASE_ORDERS}
        columns={columns}
        labelOf={(row) => row.number}
        pathOf={orderPath}
        actions={<ListTools approves={approves} />}
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

function ListTools({ approves }: { approves: boolean }) {
  return (
    <>
      {approves ? <DelegationButton /> : null}
      <ImportLink to="/procurement/purchase-orders/import" ability="purchase-orders.manage" />
    </>
  )
}
