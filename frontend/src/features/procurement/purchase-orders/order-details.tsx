import { Alert, Flex, Tag } from 'antd'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { Money } from '../../../kit/display/numbers'
import { Details } from '../../../kit/show/details'
import { PaymentTermText } from './payment-term-select'
import { PURCHASE_ORDERS, type PurchaseOrder, type RetentionHeld } from './purchase-order'
import { ShareBar } from './share-bar'

/** Header facts of an order, with the reason when it was rejected or cancelled. */
export function OrderFacts({ order, columns }: { order: PurchaseOrder; columns?: number }) {
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
          {
            name: 'vendorId',
            value: (
              <AbilityLink ability="vendors.view" to={`/procurement/vendors/${order.vendorId}`}>
                {order.vendorName}
              </AbilityLink>
            ),
          },
          ...(order.request
            ? [{ name: 'request', value: <RequestLink {...order.request} /> }]
            : []),
          {
            name: 'projectId',
            value: order.projectId ? (
              <AbilityLink ability="projects.view" to={`/production/projects/${order.projectId}`}>
                {order.projectName}
              </AbilityLink>
            ) : null,
          },
          { name: 'orderedOn', value: <DateText value={order.orderedOn} /> },
          {
            name: 'requiredOn',
            value: <DateText value={order.requiredOn} />,
          },
          { name: 'currency', value: order.currency },
          {
            name: 'paymentTermId',
            value: order.paymentTermId ? <PaymentTermText id={order.paymentTermId} /> : null,
          },
          {
            name: 'receivedPct',
            value: <ShareBar field="receivedPct" percent={order.receivedPct} />,
          },
          { name: 'billedPct', value: <ShareBar field="billedPct" percent={order.billedPct} /> },
          { name: 'paidPct', value: <ShareBar field="paidPct" percent={order.paidPct} /> },
          ...guaranteeItems(order, t),
          { name: 'delivery', value: <Delivery order={order} />, wide: true },
          { name: 'terms', value: order.terms, wide: true },
          { name: 'notes', value: order.notes, wide: true },
        ]}
      />
    </>
  )
}

/** Retention and warranty, once either was agreed. */
function guaranteeItems(order: PurchaseOrder, t: TFunction) {
  const { retention, warrantyMonths, retentionHeld: held } = order
  const count = warrantyMonths ?? 0
  const warranty = count ? t(`${PURCHASE_ORDERS}.months`, { count }) : null
  return [
    ...(Number(retention) ? [{ name: 'retention', value: <Ltr>{`${retention}%`}</Ltr> }] : []),
    ...(warranty ? [{ name: 'warranty', value: warranty }] : []),
    ...(held && Number(held.total)
      ? [{ name: 'retentionHeld', value: <Held held={held} currency={order.currency} /> }]
      : []),
  ]
}

/** What is held back of the bills, and from when it is owed. */
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

/** Store and place in the reader's language. */
function Delivery({ order }: { order: PurchaseOrder }) {
  const { en, ar } = order.delivery ?? { en: order.deliveryLocation, ar: null }
  return en || ar ? <LocalName name={en} nameAr={ar} /> : '—'
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
