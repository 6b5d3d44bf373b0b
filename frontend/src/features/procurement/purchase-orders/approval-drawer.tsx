import { Drawer, Flex, Skeleton } from 'antd'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../../kit/display/status-tag'
import { LoadFailed } from '../../../kit/load-failed'
import { useRecord } from '../../../kit/show/use-record'
import { OrderActions } from './order-actions'
import { OrderApproval, OrderFacts } from './order-details'
import { OrderLines } from './order-lines'
import { BudgetWarning } from './budget-warning'
import { SplitWarning } from './split-warning'
import { orderPath, PURCHASE_ORDERS, type PurchaseOrder } from './purchase-order'

/** Decision on one order above the list; its address is `/{id}/approval`. */
export function ApprovalDrawer() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { id } = useParams()
  const query = useRecord<PurchaseOrder>(PURCHASE_ORDERS, id)
  const order = query.data
  const close = () => void navigate({ pathname: '/procurement/purchase-orders', search })
  return (
    <Drawer
      open={id !== undefined}
      onClose={close}
      width="min(100vw, 760px)"
      title={order ? <NumberAndStatus order={order} /> : t(`${PURCHASE_ORDERS}.approval`)}
    >
      {order ? (
        <OrderToDecide order={order} />
      ) : query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 8 }} />
      )}
    </Drawer>
  )
}

function NumberAndStatus({ order }: { order: PurchaseOrder }) {
  return (
    <Flex gap="small" align="center" wrap>
      <Link to={orderPath(order)}>{order.number}</Link>
      <StatusTag status={order.status} />
    </Flex>
  )
}

function OrderToDecide({ order }: { order: PurchaseOrder }) {
  return (
    <Flex vertical gap="middle">
      <Flex wrap gap="small">
        <OrderActions order={order} compact />
      </Flex>
      <SplitWarning order={order} />
      <BudgetWarning order={order} />
      <OrderFacts order={order} columns={2} />
      <OrderLines order={order} />
      <OrderApproval order={order} />
    </Flex>
  )
}
