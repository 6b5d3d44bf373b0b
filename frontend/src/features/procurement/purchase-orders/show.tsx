import type { ReactNode } from 'react'
import { RecordFiles } from '../record-files/record-files'
import { Flex } from 'antd'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { OrderActions } from './order-actions'
import { OrderApproval, OrderFacts } from './order-details'
import { OrderBills, OrderDeliveries } from './order-deliveries'
import { OrderMails } from './order-mails'
import { OrderPrints } from './order-prints'
import { OrderVersions } from './order-versions'
import { OrderLines } from './order-lines'
import { PaymentPlan } from './payment-plan'
import { ShareBar } from './share-bar'
import { OrderAdvances } from '../vendor-advances/order-advances'
import { BudgetWarning } from './budget-warning'
import { SplitWarning } from './split-warning'
import { allows, PURCHASE_ORDERS, type PurchaseOrder } from './purchase-order'
import { MixedText } from '../../../kit/display/mixed-text'

export default function PurchaseOrderShow() {
  const { t } = useTranslation()
  const query = useRecord<PurchaseOrder>(PURCHASE_ORDERS, useParams().id)
  const tabs = useTabs()
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
      subtitle={(order) => <MixedText>{order.vendorName}</MixedText>}
      summary={(order) => [
        { name: 'total', value: <Money value={order.total} currency={order.currency} /> },
        { name: 'requiredOn', value: <DateText value={order.requiredOn} /> },
        { name: 'billedPct', value: <ShareBar field="billedPct" percent={order.billedPct} /> },
        { name: 'paidPct', value: <ShareBar field="paidPct" percent={order.paidPct} /> },
      ]}
      progress={(order) => ({
        label: t(`${PURCHASE_ORDERS}.fields.receivedPct`),
        percent: order.receivedPct,
      })}
      actions={(order) => <OrderActions order={order} />}
      tabs={tabs}
    />
  )
}

function useTabs() {
  const { t } = useTranslation()
  const tab = (key: string, label: string, children: ReactNode) => ({
    key,
    label: t(`procurement.${label}`),
    children,
  })
  return (order: PurchaseOrder) => [
    tab('details', 'purchase_orders.details', <OrderSheet order={order} />),
    tab('deliveries', 'goods_receipts.title', <OrderDeliveries order={order} />),
    tab('bills', 'bills.tab', <OrderBills order={order} />),
    tab('plan', 'purchase_orders.plan.title', <PaymentPlan order={order} />),
    ...(ADVANCED.has(order.status)
      ? [tab('advances', 'vendor_advances.tab', <Advances order={order} />)]
      : []),
    tab('files', 'record_files.title', <OrderFiles order={order} />),
    tab('prints', 'purchase_orders.prints.title', <OrderPrints order={order} />),
    { key: 'mails', label: t('kit.mails.tab'), children: <OrderMails order={order} /> },
    ...(order.revision || order.status === 'submitted'
      ? [tab('versions', 'purchase_orders.amendment.versions', <OrderVersions order={order} />)]
      : []),
    tab('approval', 'purchase_orders.approval', <ApprovalTab order={order} />),
  ]
}

function OrderSheet({ order }: { order: PurchaseOrder }) {
  return (
    <Flex vertical gap="middle">
      <SplitWarning order={order} />
      <BudgetWarning order={order} />
      <OrderFacts order={order} summarised />
      <OrderLines order={order} />
    </Flex>
  )
}

/** Once it is approved, money may go to the vendor ahead of its goods. */
const ADVANCED = new Set(['approved', 'sent', 'partially_received', 'received', 'closed'])

const Advances = ({ order }: { order: PurchaseOrder }) => (
  <OrderAdvances order={order} mayRequest={allows(order, 'advance')} />
)

const OrderFiles = ({ order }: { order: PurchaseOrder }) => (
  <RecordFiles path={`/api/purchase-orders/${order.id}/files`} write="purchase-orders.manage" />
)

function ApprovalTab({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation()
  if (order.approval?.steps.length) return <OrderApproval order={order} />
  return <Empty title={t('procurement.purchase_orders.not_submitted')} />
}
