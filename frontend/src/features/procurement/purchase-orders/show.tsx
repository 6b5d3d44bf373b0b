import { Flex } from 'antd'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { OrderActions } from './order-actions'
import { OrderApproval, OrderFacts } from './order-details'
import { OrderBills, OrderDeliveries } from './order-deliveries'
import { OrderPapers } from './order-papers'
import { OrderVersions } from './order-versions'
import { OrderLines } from './order-lines'
import { PURCHASE_ORDERS, type PurchaseOrder } from './purchase-order'
import { MixedText } from '../../../kit/display/mixed-text'

export default function PurchaseOrderShow() {
  const { t } = useTranslation()
  const text = (key: string) => t(`${PURCHASE_ORDERS}.${key}`)
  const query = useRecord<PurchaseOrder>(PURCHASE_ORDERS, useParams().id)
  return (
    <ResourceShow<PurchaseOrder>
      resource={PURCHASE_ORDERS}
      query={query}
      back={{
        to: '/procurement/purchase-orders',
        label: t('procurement.purchase_orders.title'),
      }}
      titleOf={(order) => (order.revision ? `${order.number}-R${order.revision}` : order.number)}
      tags={(order) => <StatusTag status={order.status} />}
      subtitle={(order) => (
        <>
          <MixedText>{order.vendorName}</MixedText> ·{' '}
          <Money value={order.total} currency={order.currency} />
        </>
      )}
      actions={(order) => <OrderActions order={order} />}
      tabs={(order) => [
        {
          key: 'details',
          label: t('procurement.purchase_orders.details'),
          children: (
            <Flex vertical gap="middle">
              <OrderFacts order={order} />
              <OrderLines order={order} />
            </Flex>
          ),
        },
        {
          key: 'deliveries',
          label: t('procurement.deliveries.title'),
          children: <OrderDeliveries order={order} />,
        },
        {
          key: 'bills',
          label: t('procurement.bills.title'),
          children: <OrderBills order={order} />,
        },
        { key: 'papers', label: text('papers.title'), children: <OrderPapers order={order} /> },
        ...(order.revision || order.status === 'submitted'
          ? [
              {
                key: 'versions',
                label: text('amendment.versions'),
                children: <OrderVersions order={order} />,
              },
            ]
          : []),
        {
          key: 'approval',
          label: t('procurement.purchase_orders.approval'),
          children: order.approval?.steps.length ? (
            <OrderApproval order={order} />
          ) : (
            <Empty title={t('procurement.purchase_orders.not_submitted')} />
          ),
        },
      ]}
    />
  )
}
