import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { ApprovalSteps } from '../../../kit/approval-steps'
import { DateText } from '../../../kit/display/date-text'
import { Details } from '../../../kit/show/details'
import { PaymentTermText } from './payment-term-select'
import { PURCHASE_ORDERS, type PurchaseOrder } from './purchase-order'
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
            value: order.requiredOn ? <DateText value={order.requiredOn} /> : null,
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
          { name: 'deliveryLocation', value: order.deliveryLocation, wide: true },
          { name: 'terms', value: order.terms, wide: true },
          { name: 'notes', value: order.notes, wide: true },
        ]}
      />
    </>
  )
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
