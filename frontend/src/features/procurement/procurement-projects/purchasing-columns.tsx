import type { TableColumnType } from 'antd'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { MixedText } from '../../../kit/display/mixed-text'
import { Money, Percent } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'

export function useRequestColumns(): TableColumnType<Schema<'PurchaseRequest'>>[] {
  const { t } = useTranslation()
  const title = (name: string) => t(`procurement.purchase_requests.fields.${name}`)
  return [
    {
      title: title('number'),
      render: (_, row) => <Link to={`/procurement/purchase-requests/${row.id}`}>{row.number}</Link>,
    },
    { title: title('title'), render: (_, row) => <MixedText>{row.title}</MixedText> },
    { title: title('status'), render: (_, row) => <StatusTag status={row.status} /> },
    { title: title('requiredOn'), render: (_, row) => <DateText value={row.requiredOn} /> },
  ]
}

export function useOrderColumns(): TableColumnType<Schema<'PurchaseOrder'>>[] {
  const { t } = useTranslation()
  const title = (name: string) => t(`procurement.purchase_orders.fields.${name}`)
  return [
    {
      title: title('number'),
      render: (_, row) => <Link to={`/procurement/purchase-orders/${row.id}`}>{row.number}</Link>,
    },
    { title: title('vendorName'), render: (_, row) => <MixedText>{row.vendorName}</MixedText> },
    { title: title('status'), render: (_, row) => <StatusTag status={row.status} /> },
    {
      title: title('total'),
      align: 'end',
      render: (_, row) => <Money value={row.total} currency={row.currency} />,
    },
    {
      title: title('receivedPct'),
      align: 'end',
      render: (_, row) => <Percent value={row.receivedPct} />,
    },
    { title: title('requiredOn'), render: (_, row) => <DateText value={row.requiredOn} /> },
  ]
}

export function useReceiptColumns(): TableColumnType<Schema<'ProjectReceipt'>>[] {
  const { t } = useTranslation()
  const title = (name: string) => t(`procurement.goods_receipts.${name}`)
  return [
    { title: title('number'), render: (_, row) => <Ltr>{row.number}</Ltr> },
    {
      title: t('procurement.goods_receipts.order'),
      render: (_, row) => (
        <AbilityLink
          ability="purchase-orders.view"
          to={`/procurement/purchase-orders/${row.purchaseOrderId}?tab=deliveries`}
        >
          <Ltr>{row.orderNumber}</Ltr>
        </AbilityLink>
      ),
    },
    { title: title('receivedOn'), render: (_, row) => <DateText value={row.receivedOn} /> },
    {
      title: title('deliveryNoteNo'),
      render: (_, row) => <MixedText>{row.deliveryNoteNo}</MixedText>,
    },
    { title: title('status'), render: (_, row) => <StatusTag status={row.status} /> },
  ]
}
