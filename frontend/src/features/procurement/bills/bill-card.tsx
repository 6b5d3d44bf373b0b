import { Alert, Card, Flex, Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText } from '../../../kit/display/date-text'
import { isolated } from '../../../kit/display/isolated'
import { Money } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { RecordFilesButton } from '../record-files/record-files-button'
import { WithheldNote } from '../shared/withheld-note'
import { AbilityLink } from '../../../kit/ability-link'
import { CreditButton } from '../vendor-credits/credit-drawer'
import { sum } from '@binaa/backend/decimal'
import { exponentOf } from '@binaa/backend/money'
import { BillLines } from './bill-lines'
import { BillInstalments } from './bill-instalments'
import { BillPayments } from './bill-payments'
import { PayBill } from './pay-bill'
import { BILLS, type OrderBill } from './bill'
import { MixedText } from '../../../kit/display/mixed-text'

interface BillActionsProps {
  bill: OrderBill
  order: { id: number; retentionHeld?: { dueOn: string | null } }
  action: ReturnType<typeof useRecordAction>
  onDone: () => void
}

/** One invoice of the vendor on its order's page. */
export function BillCard(props: BillActionsProps) {
  const { bill } = props
  const { t } = useTranslation()
  return (
    <Card
      size="small"
      title={
        <Flex gap="small" wrap align="center" justify="space-between" style={{ paddingBlock: 8 }}>
          <Flex gap="small" wrap align="center">
            <bdi dir="ltr">{bill.vendorNumber}</bdi>
            <DateText value={bill.billedOn} />
            <StatusTag status={bill.status} />
            <Money value={bill.total} currency={bill.currency} />
            {Number(bill.paid) > 0 ? (
              <Tag color={Number(bill.open) + Number(bill.held) > 0 ? 'cyan' : 'green'}>
                {t(`${BILLS}.paid`)} <Money value={bill.paid} currency={bill.currency} />
              </Tag>
            ) : null}
          </Flex>
          <BillActions {...props} />
        </Flex>
      }
    >
      <BillBody bill={bill} />
    </Card>
  )
}

/** What may be done with a bill now. */
export function BillActions({ bill, order, action, onDone }: BillActionsProps) {
  const { t } = useTranslation()
  const settle = (verb: 'release' | 'cancel') => (
    <ConfirmAction
      key={verb}
      size="small"
      danger={verb === 'cancel'}
      type={verb === 'release' ? 'primary' : 'default'}
      label={t(`${BILLS}.${verb}`)}
      title={t(`${BILLS}.${verb}_title`, { number: bill.vendorNumber })}
      content={t(`${BILLS}.${verb}_text`)}
      reason={{ label: t(`${BILLS}.reason`), required: true }}
      onConfirm={async (reason) => {
        const path = `bills/${bill.id}/${verb}`
        // the version of a bill's action is the bill's own
        const target = { id: order.id, version: bill.version }
        await action.run(target, { path, body: { reason }, done: t(`${BILLS}.${verb}_done`) })
        onDone()
      }}
    />
  )
  const pay = { bill, orderId: order.id, action, onDone }
  return (
    <Flex gap="small" wrap>
      <RecordFilesButton
        name={bill.vendorNumber}
        path={`/api/purchase-orders/${order.id}/bills/${bill.id}/files`}
        write="purchase-orders.bill"
      />
      {bill.can.pay ? <PayBill {...pay} kind="bill" /> : null}
      {bill.can.releaseRetention ? (
        <PayBill {...pay} kind="retention" dueOn={order.retentionHeld?.dueOn ?? null} />
      ) : null}
      {bill.can.credit ? <CreditNote bill={bill} orderId={order.id} /> : null}
      {bill.can.release ? settle('release') : null}
      {bill.can.cancel ? settle('cancel') : null}
    </Flex>
  )
}

/** Charges beside the lines of a bill, which have ids of their own: theirs are below zero. */
function useCreditableCharges(bill: OrderBill) {
  const { t } = useTranslation()
  const digits = exponentOf(bill.currency)
  return bill.charges.map((charge) => {
    const kind = t(`${BILLS}.charge_kinds.${charge.kind}`)
    return {
      id: -charge.id,
      description: charge.description ? `${kind} · ${charge.description}` : kind,
      descriptionAr: null,
      amountOnly: true,
      left: (
        <Money
          value={sum([charge.net, `-${charge.creditedNet}`], digits)}
          currency={bill.currency}
        />
      ),
    }
  })
}

/** Records the vendor's credit note on lines and charges of this bill. */
function CreditNote({ bill, orderId }: { bill: OrderBill; orderId: number }) {
  const { t } = useTranslation()
  const digits = exponentOf(bill.currency)
  const lines = bill.lines.map((line) => ({
    ...{ id: line.id, description: line.description, descriptionAr: line.descriptionAr },
    left: (
      <Money value={sum([line.net, `-${line.creditedNet}`], digits)} currency={bill.currency} />
    ),
  }))
  const charges = useCreditableCharges(bill)
  if (!lines.length && !charges.length) return null
  return (
    <CreditButton
      kind="credit_note"
      title={t('procurement.vendor_credits.note')}
      lines={[...lines, ...charges]}
      currency={bill.currency}
      path={`/api/purchase-orders/${orderId}/bills/${bill.id}/credit-notes`}
      version={bill.version}
      bodyOf={(filled) => ({
        lines: filled.flatMap(({ id, quantity, amount }) =>
          id > 0 ? { billLineId: id, quantity: quantity || null, amount } : []
        ),
        charges: filled.flatMap(({ id, amount }) => (id < 0 ? { billChargeId: -id, amount } : [])),
      })}
    />
  )
}

/** Lines with their verdicts, sums, and what was paid. */
export function BillBody({ bill }: { bill: OrderBill }) {
  const { t } = useTranslation()
  return (
    <Flex vertical gap="small">
      <WithheldNote reason={bill.withheld} texts={`${BILLS}.withheld`} />
      {bill.alike.length ? (
        <Alert
          type="warning"
          showIcon
          message={t(`${BILLS}.alike`, { numbers: bill.alike.map(isolated).join(' · ') })}
        />
      ) : null}
      {bill.parts.length ? (
        <Alert
          type="info"
          showIcon
          message={t(`${BILLS}.parts`, {
            numbers: bill.parts.map(({ orderNumber }) => isolated(orderNumber)).join(' · '),
          })}
        />
      ) : null}
      <BillLines bill={bill} />
      {bill.releaseReason ? (
        <p style={{ margin: 0 }}>
          {t(`${BILLS}.released_by`, { name: bill.releasedByName })}{' '}
          <MixedText>{bill.releaseReason}</MixedText>
        </p>
      ) : null}
      {bill.withholdingNote ? (
        <p style={{ margin: 0 }}>
          {t(`${BILLS}.withholding.none_because`)} <MixedText>{bill.withholdingNote}</MixedText>
        </p>
      ) : null}
      <BillInstalments bill={bill} />
      <BillPayments bill={bill} />
      <VendorOwes bill={bill} />
    </Flex>
  )
}

/** Of a bill that was credited after it was paid: where the vendor's refund is recorded. */
function VendorOwes({ bill: { id, open, currency } }: { bill: OrderBill }) {
  const { t } = useTranslation()
  if (!(Number(open) < 0)) return null
  return (
    <span>
      {t('procurement.vendor_refunds.owes')}{' '}
      <Money value={open.replace('-', '')} currency={currency} />{' '}
      <AbilityLink ability="bills.view" to={`/finance/bills/${id}?tab=refunds`}>
        {t('procurement.vendor_refunds.see')}
      </AbilityLink>
    </span>
  )
}
