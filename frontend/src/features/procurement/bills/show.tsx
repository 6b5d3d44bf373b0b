import { Flex, Tag } from 'antd'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { AbilityLink } from '../../../kit/ability-link'
import { DateText } from '../../../kit/display/date-text'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { today } from '../../../kit/inputs/today'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { Details } from '../../../kit/show/details'
import { ResourceShow } from '../../../kit/show/resource-show'
import { useRecord } from '../../../kit/show/use-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { BillActions, BillBody } from './bill-card'
import { orderPath, PURCHASE_ORDERS } from '../purchase-orders/purchase-order'
import { RefundsTab } from '../vendor-refunds/refunds-tab'
import { BILLS, type VendorBillDetail } from './bill'
import { MixedText } from '../../../kit/display/mixed-text'

/** An invoice of a vendor: its match, what was paid of it, and what is held back. */
export default function VendorBillShow() {
  const { t } = useTranslation()
  const tabsOf = useTabs()
  const query = useRecord<VendorBillDetail>(BILLS, useParams().id)
  const action = useRecordAction(PURCHASE_ORDERS)
  return (
    <>
      <ResourceShow<VendorBillDetail>
        resource={BILLS}
        query={query}
        history={false}
        remembered={false}
        back={{ to: '/finance/bills', label: t(`${BILLS}.title`) }}
        titleOf={(bill) => bill.vendorNumber}
        tags={(bill) => <StatusTag status={bill.status} />}
        subtitle={({ order }) => <MixedText>{order.vendorName}</MixedText>}
        summary={summaryOf}
        actions={(bill) => (
          <BillActions
            bill={bill}
            order={{ id: bill.order.id, retentionHeld: { dueOn: bill.retentionDueOn } }}
            action={action}
            onDone={() => void query.refetch()}
          />
        )}
        tabs={(bill) => tabsOf(bill, () => void query.refetch())}
      />
      <ActionConflict action={action} />
    </>
  )
}

function useTabs() {
  const { t } = useTranslation()
  return (bill: VendorBillDetail, onChange: () => void) => [
    { key: 'details', label: t(`${BILLS}.details`), children: <BillSheet bill={bill} /> },
    ...(hasRefunds(bill)
      ? [
          {
            key: 'refunds',
            label: t(`${BILLS}.refunds`),
            children: <RefundsTab vendorId={bill.vendorId} onChange={onChange} />,
          },
        ]
      : []),
  ]
}

/** The vendor owes money of this bill, or has paid some of it back. */
const hasRefunds = ({ open, payments }: VendorBillDetail) =>
  Number(open) < 0 || payments.some(({ kind }) => kind === 'refund')

const summaryOf = ({ total, open, dueOn, currency }: VendorBillDetail) => [
  { name: 'total', value: <Money value={total} currency={currency} /> },
  { name: 'open', value: <Money value={open} currency={currency} /> },
  { name: 'dueOn', value: <DateText value={dueOn} /> },
]

function BillSheet({ bill }: { bill: VendorBillDetail }) {
  return (
    <Flex vertical gap="middle">
      <BillFacts bill={bill} />
      <BillBody bill={bill} />
    </Flex>
  )
}

function BillFacts({ bill }: { bill: VendorBillDetail }) {
  const { order } = bill
  return (
    <Details
      resource={BILLS}
      items={[
        { name: 'vendorName', value: order.vendorName },
        {
          name: 'orderNumber',
          value: (
            <AbilityLink ability="purchase-orders.view" to={orderPath(order)}>
              <bdi dir="ltr">{order.number}</bdi>
            </AbilityLink>
          ),
        },
        { name: 'projectName', value: order.projectName },
        { name: 'billedOn', value: <DateText value={bill.billedOn} /> },
        { name: 'createdByName', value: bill.createdByName },
        ...(Number(bill.held) > 0
          ? [{ name: 'held', value: <HeldBack bill={bill} />, wide: true }]
          : []),
      ]}
    />
  )
}

/** What is still held, and since or from when it is owed. */
function HeldBack({ bill }: { bill: VendorBillDetail }) {
  const { t } = useTranslation()
  const text = (key: string) => t(`${PURCHASE_ORDERS}.held.${key}`)
  const dueOn = bill.retentionDueOn
  return (
    <Flex gap="small" wrap align="center">
      <Money value={bill.held} currency={bill.currency} />
      {dueOn && dueOn <= today() ? <Tag color="orange">{text('due')}</Tag> : null}
      {dueOn ? (
        <span>
          {text('due_on')} <DateText value={dueOn} />
        </span>
      ) : (
        <span>{text('not_due')}</span>
      )}
    </Flex>
  )
}
