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
import { ORDER_MATERIALS, type OrderMaterial } from './order-material'

const RECEIVABLE = new Set(['approved', 'sent', 'partially_received', 'received'])

function useColumns(onReceive: (row: OrderMaterial) => void): Column<OrderMaterial>[] {
  const { t } = useTranslation()
  const mayOpen = useAbility('purchase-orders.view')
  const mayReceive = useAbility('receipts.manage')
  const quantity = (key: 'quantity' | 'accepted' | 'rejected' | 'outstanding') => ({
    key,
    align: 'end' as const,
    render: (row: OrderMaterial) => <UnitQuantity value={row[key]} unit={key === 'quantity' ? row.unit : null} />,
  }) // prettier-ignore
  return [
    {
      key: 'number',
      sortable: true,
      filter: { kind: 'text' },
      render: (row) =>
        mayOpen ? (
          <Link to={`/procurement/purchase-orders/${row.purchaseOrderId}`}>{row.number}</Link>
        ) : (
          <bdi dir="ltr">{row.number}</bdi>
        ),
    },
    {
      key: 'description',
      filter: { kind: 'text' },
      render: (row) => <LocalName name={row.description} nameAr={row.descriptionAr} />,
    },
    { key: 'vendorName', sortable: true, filter: { kind: 'text' } },
    { key: 'projectName', sortable: true, filter: { kind: 'text' }, optional: true },
    quantity('quantity'),
    quantity('accepted'),
    { ...quantity('rejected'), optional: true },
    quantity('outstanding'),
    {
      key: 'requiredOn',
      sortable: true,
      filter: { kind: 'date' },
      render: (row) => (
        <>
          <DateText value={row.requiredOn} />{' '}
          {row.late ? <Tag color="red">{t(`${ORDER_MATERIALS}.late`)}</Tag> : null}
        </>
      ),
    },
    { key: 'status', sortable: true, render: (row) => <StatusTag status={row.status} /> },
    {
      key: 'receive',
      render: (row) =>
        mayReceive && RECEIVABLE.has(row.status) ? (
          <Button size="small" onClick={() => onReceive(row)}>
            {t(`${ORDER_MATERIALS}.receive`)}
          </Button>
        ) : null,
    },
  ]
}

export default function OrderMaterialList() {
  const { t } = useTranslation()
  const [receiving, setReceiving] = useState<OrderMaterial | null>(null)
  const open = { outstanding_gte: '0.0001' }
  return (
    <>
      <ResourceTable<OrderMaterial>
        resource={ORDER_MATERIALS}
        columns={useColumns(setReceiving)}
        searchable={false}
        labelOf={(row) => `${row.number} · ${row.position}`}
        initialSorters={[{ field: 'requiredOn', order: 'asc' }]}
        tabs={[
          { key: 'open', label: t(`${ORDER_MATERIALS}.tabs.open`), params: open },
          {
            key: 'late',
            label: t(`${ORDER_MATERIALS}.tabs.late`),
            params: { ...open, requiredOn_lte: daysFrom(today(), -1) },
          },
          { key: 'all', label: t(`${ORDER_MATERIALS}.tabs.all`), params: {} },
        ]}
        emptyHint={t(`${ORDER_MATERIALS}.empty`)}
      />
      {receiving ? (
        <ReceiveFromLine line={receiving} onClose={() => setReceiving(null)} />
      ) : null}
    </>
  ) // prettier-ignore
}
