import { useState } from 'react'
import { Button, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useAbility } from '../../../providers/access'
import { DateText } from '../../../kit/display/date-text'
import { StatusTag } from '../../../kit/display/status-tag'
import { daysFrom, today } from '../../../kit/inputs/today'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { LocalName } from '../../../kit/display/local-name'
import { UnitQuantity } from '../materials/unit-quantity'
import { ReceiveFromLine } from './receive-from-line'
import { PURCHASE_ORDER_MATERIALS, type PurchaseOrderMaterial } from './purchase-order-material'

const RECEIVABLE = new Set(['approved', 'sent', 'partially_received', 'received'])

const NUMBER: Column<PurchaseOrderMaterial> = {
  key: 'number',
  width: 130,
  sortable: true,
  filter: { kind: 'text' },
  render: (row) => <OrderLink line={row} />,
}

/** What decides comes first: what is late or outstanding, of which order. */
function useColumns(
  onReceive: (row: PurchaseOrderMaterial) => void
): Column<PurchaseOrderMaterial>[] {
  const { t } = useTranslation()
  const quantities = useQuantityColumns()
  const receive = useReceiveColumn(onReceive)
  return [
    NUMBER,
    {
      key: 'description',
      filter: { kind: 'text' },
      render: (row) => <LocalName name={row.description} nameAr={row.descriptionAr} />,
    },
    {
      key: 'status',
      width: 130,
      sortable: true,
      render: (row) => <StatusTag status={row.status} />,
    },
    {
      key: 'requiredOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => (
        <>
          <DateText value={row.requiredOn} />{' '}
          {row.late ? <Tag color="red">{t(`${PURCHASE_ORDER_MATERIALS}.late`)}</Tag> : null}
        </>
      ),
    },
    ...quantities,
    { key: 'vendorName', sortable: true, filter: { kind: 'text' } },
    { key: 'projectName', sortable: true, filter: { kind: 'text' }, optional: true },
    receive,
  ]
}

function useReceiveColumn(
  onReceive: (row: PurchaseOrderMaterial) => void
): Column<PurchaseOrderMaterial> {
  const { t } = useTranslation()
  const mayReceive = useAbility('receipts.manage')
  return {
    key: 'receive',
    kept: true,
    render: (row) =>
      mayReceive && RECEIVABLE.has(row.status) ? (
        <Button size="small" onClick={() => onReceive(row)}>
          {t(`${PURCHASE_ORDER_MATERIALS}.receive`)}
        </Button>
      ) : null,
  }
}

function OrderLink({ line }: { line: PurchaseOrderMaterial }) {
  const mayOpen = useAbility('purchase-orders.view')
  if (!mayOpen) return <bdi dir="ltr">{line.number}</bdi>
  return <Link to={`/procurement/purchase-orders/${line.purchaseOrderId}`}>{line.number}</Link>
}

function useQuantityColumns(): Column<PurchaseOrderMaterial>[] {
  const quantity = (key: 'quantity' | 'accepted' | 'rejected' | 'outstanding') => ({
    key,
    align: 'end' as const,
    render: (row: PurchaseOrderMaterial) => (
      <UnitQuantity value={row[key]} unit={key === 'quantity' ? row.unit : null} />
    ),
  })
  return [
    quantity('outstanding'),
    quantity('quantity'),
    quantity('accepted'),
    { ...quantity('rejected'), optional: true },
  ]
}

export default function OrderMaterialList() {
  const { t } = useTranslation()
  const [receiving, setReceiving] = useState<PurchaseOrderMaterial | null>(null)
  const open = { outstanding_gte: '0.0001' }
  return (
    <>
      <ResourceTable<PurchaseOrderMaterial>
        resource={PURCHASE_ORDER_MATERIALS}
        columns={useColumns(setReceiving)}
        searchable={false}
        labelOf={(row) => `${row.number} · ${row.position}`}
        initialSorters={[{ field: 'requiredOn', order: 'asc' }]}
        tabs={[
          { key: 'open', label: t(`${PURCHASE_ORDER_MATERIALS}.tabs.open`), params: open },
          {
            key: 'late',
            label: t(`${PURCHASE_ORDER_MATERIALS}.tabs.late`),
            params: { ...open, requiredOn_lte: daysFrom(today(), -1) },
          },
          { key: 'all', label: t(`${PURCHASE_ORDER_MATERIALS}.tabs.all`), params: {} },
        ]}
        emptyHint={t(`${PURCHASE_ORDER_MATERIALS}.empty`)}
      />
      {receiving ? <ReceiveFromLine line={receiving} onClose={() => setReceiving(null)} /> : null}
    </>
  )
}
