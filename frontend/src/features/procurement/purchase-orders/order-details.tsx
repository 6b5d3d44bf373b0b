import { Alert, Flex, Tag } from 'antd'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Money, Percent } from '../../../kit/display/numbers'
import { Details } from '../../../kit/show/details'
import { NONE } from '../../../kit/display/none'
import { PaymentTermText } from './payment-term-select'
import { paperItems } from './paper-items'
import { PURCHASE_ORDERS, type PurchaseOrder, type RetentionHeld } from './purchase-order'
import { ShareBar } from './share-bar'

interface OrderFactsProps {
  order: PurchaseOrder
  columns?: number
  /** The page's summary already shows the required day and how far the order has come. */
  summarised?: boolean
}

/** The facts of an order, with the reason when it was rejected, cancelled or closed. */
export function OrderFacts({ order, columns, summarised = false }: OrderFactsProps) {
  const reason = order.cancelReason ?? order.closeReason ?? order.rejectionReason
  const { t } = useTranslation()
  return (
    <>
      {reason ? (
        <Alert
          type="warning"
          showIcon
          message={t('procurement.purchase_orders.action.reason')}
          description={reason}
          style={{ marginBlockEnd: 12 }}
        />
      ) : null}
      <Details
        resource={PURCHASE_ORDERS}
        columns={columns}
        items={[
          ...partyItems(order),
          { name: 'orderedOn', value: <DateText value={order.orderedOn} /> },
          ...(summarised
            ? []
            : [{ name: 'requiredOn', value: <DateText value={order.requiredOn} /> }]),
          { name: 'currency', value: order.currency },
          {
            name: 'paymentTermId',
            value: order.paymentTermId ? <PaymentTermText id={order.paymentTermId} /> : null,
          },
          ...(summarised ? [] : shareItems(order)),
          ...guaranteeItems(order, t),
          { name: 'delivery', value: <Delivery order={order} />, wide: true },
          ...paperItems(order),
          { name: 'terms', value: order.terms, wide: true },
          { name: 'notes', value: order.notes, wide: true },
        ]}
      />
    </>
  )
}

/** Whom it is ordered from, on which request and for which project. */
function partyItems(order: PurchaseOrder) {
  return [
    {
      name: 'vendorId',
      value: (
        <AbilityLink ability="vendors.view" to={`/procurement/vendors/${order.vendorId}`}>
          {order.vendorName}
        </AbilityLink>
      ),
    },
    ...(order.request ? [{ name: 'request', value: <RequestLink {...order.request} /> }] : []),
    {
      name: 'projectId',
      value: order.projectId ? (
        <AbilityLink ability="projects.view" to={`/production/projects/${order.projectId}`}>
          {order.projectName}
        </AbilityLink>
      ) : null,
    },
    ...(order.departmentName ? [{ name: 'departmentId', value: order.departmentName }] : []),
  ]
}

/** How much of it was received, billed and paid. */
function shareItems(order: PurchaseOrder) {
  return (['receivedPct', 'billedPct', 'paidPct'] as const).map((name) => ({
    name,
    value: <ShareBar field={name} percent={order[name]} />,
  }))
}

/** Retention and warranty, once either was agreed. */
function guaranteeItems(order: PurchaseOrder, t: TFunction) {
  const { retention, warrantyMonths, retentionHeld: held } = order
  const count = warrantyMonths ?? 0
  const warranty = count ? t(`${PURCHASE_ORDERS}.months`, { count }) : null
  return [
    ...(Number(retention)
      ? [{ name: 'retention', value: <Percent value={retention} decimals={2} /> }]
      : []),
    ...(warranty ? [{ name: 'warranty', value: warranty }] : []),
    ...(order.taxBorne ? [{ name: 'taxBorne', value: t(`${PURCHASE_ORDERS}.tax_borne`) }] : []),
    ...(held && Number(held.total)
      ? [{ name: 'retentionHeld', value: <Held held={held} currency={order.currency} /> }]
      : []),
  ]
}

/** Retention withheld from the bills, and from when it is due. */
function Held({ held, currency }: { held: RetentionHeld; currency: string }) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${PURCHASE_ORDERS}.held.${key}`)
  return (
    <Flex gap="small" wrap align="center">
      <Money value={held.held} currency={currency} />
      {Number(held.due) > 0 ? <Tag color="orange">{text('due')}</Tag> : null}
      {held.dueOn && !Number(held.due) ? (
        <span>
          {text('due_on')} <DateText value={held.dueOn} />
        </span>
      ) : null}
      {Number(held.released) > 0 ? (
        <span>
          {text('released')} <Money value={held.released} currency={currency} />
        </span>
      ) : null}
    </Flex>
  )
}

/** Warehouse and place in the viewer's language. */
function Delivery({ order }: { order: PurchaseOrder }) {
  const { en, ar } = order.delivery ?? { en: order.deliveryLocation, ar: null }
  return en || ar ? <LocalName name={en} nameAr={ar} /> : NONE
}

function RequestLink({ id, number }: { id: number; number: string }) {
  return (
    <AbilityLink ability="purchase-requests.view" to={`/procurement/purchase-requests/${id}`}>
      {number}
    </AbilityLink>
  )
}

/** Steps of the order's approval, once it was submitted. */
export function OrderApproval({ order }: { order: PurchaseOrder }) {
  const steps = order.approval?.steps ?? []
  return steps.length > 0 ? <ApprovalSteps steps={steps} /> : null
}
