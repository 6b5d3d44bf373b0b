import { useState } from 'react'
import { Button, Card, Flex, List, Tag } from 'antd'
import { InboxOutlined, UndoOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { sum } from '@binaa/backend/decimal'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText } from '../../../kit/display/date-text'
import { Quantity } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { LocalName } from '../../../kit/display/local-name'
import { RecordFilesButton } from '../record-files/record-files-button'
import { WithheldNote } from '../shared/withheld-note'
import { CreditButton } from '../vendor-credits/credit-drawer'
import { UnitQuantity } from '../materials/unit-quantity'
import { ReceiveDrawer } from './receive-drawer'
import { ReceiptPhotos } from './receipt-photos'
import { GOODS_RECEIPTS, type GoodsReceipt, type Receivable } from './goods-receipt'

interface ReceiptsTabProps {
  order: Receivable
  mayReceive: boolean
  /** What the viewer did to the order, so that someone else has to receive. */
  withheld?: string | null
  /** Whether goods may go back to the vendor. */
  mayGiveBack?: boolean
  action: ReturnType<typeof useRecordAction>
}

/** The deliveries of an order, and the form for the next one. */
export function ReceiptsTab({
  order,
  mayReceive,
  withheld,
  mayGiveBack,
  action,
}: ReceiptsTabProps) {
  const { t } = useTranslation()
  const query = useQuery<GoodsReceipt[]>({
    queryKey: [`/api/purchase-orders/${order.id}/receipts`, order.version],
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const receipts = query.data ?? []
  return (
    <Flex vertical gap="middle">
      {mayReceive ? <ReceiveButton order={order} onReceived={() => void action.refresh()} /> : null}
      <WithheldNote reason={withheld} texts={`${GOODS_RECEIPTS}.withheld`} />
      {receipts.length || query.isLoading ? null : <Empty title={t(`${GOODS_RECEIPTS}.none`)} />}
      {receipts.map((receipt) => (
        <ReceiptCard
          key={receipt.id}
          receipt={receipt}
          order={order}
          mayGiveBack={mayGiveBack}
          action={action}
          onPhoto={query.refetch}
        />
      ))}
    </Flex>
  )
}

function ReceiveButton({ order, onReceived }: { order: Receivable; onReceived: () => void }) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button type="primary" icon={<InboxOutlined />} onClick={() => setOpen(true)}>
        {t(`${GOODS_RECEIPTS}.receive`)}
      </Button>
      <ReceiveDrawer
        key={order.version}
        order={order}
        open={open}
        onClose={() => setOpen(false)}
        onReceived={() => {
          setOpen(false)
          onReceived()
        }}
      />
    </div>
  )
}

interface ReceiptCardProps extends Omit<ReceiptsTabProps, 'mayReceive' | 'withheld'> {
  receipt: GoodsReceipt
  onPhoto: () => unknown
}

function ReceiptCard({ receipt, order, mayGiveBack, action, onPhoto }: ReceiptCardProps) {
  return (
    <Card
      size="small"
      title={<ReceiptHead receipt={receipt} />}
      extra={
        <Flex wrap gap="small">
          <RecordFilesButton
            name={receipt.number}
            path={`/api/purchase-orders/${order.id}/receipts/${receipt.id}/files`}
            write="receipts.manage"
          />
          {mayGiveBack && receipt.status === 'posted' ? (
            <GiveBack receipt={receipt} order={order} />
          ) : null}
          {receipt.can.reverse ? (
            <ReverseReceipt receipt={receipt} order={order} action={action} />
          ) : null}
        </Flex>
      }
    >
      <ReceiptLines receipt={receipt} order={order} />
      <ReceiptPhotos receipt={receipt} order={order} onPhoto={onPhoto} />
    </Card>
  )
}

function ReceiptHead({ receipt }: { receipt: GoodsReceipt }) {
  const { t } = useTranslation()
  return (
    <Flex gap="small" wrap align="center" style={{ paddingBlock: 8 }}>
      <bdi dir="ltr">{receipt.number}</bdi>
      <DateText value={receipt.receivedOn} />
      <StatusTag status={receipt.status} />
      {receipt.deliveryNoteNo ? <Tag>{receipt.deliveryNoteNo}</Tag> : null}
      {receipt.movementId ? (
        <Link to={`/procurement/movements/${receipt.movementId}`}>
          {t(`${GOODS_RECEIPTS}.in_stock`)}
        </Link>
      ) : null}
    </Flex>
  )
}

/** Returns accepted goods of this delivery to the vendor. */
function GiveBack({ receipt, order }: Pick<ReceiptCardProps, 'receipt' | 'order'>) {
  const { t } = useTranslation()
  const lines = receipt.lines.flatMap(({ id, orderLineId, accepted, waiting }) => {
    const line = order.lines.find((one) => one.id === orderLineId)
    const kept = sum([accepted, waiting ?? '0'], 4).replace(/\.?0+$/, '')
    if (!line || !Number(kept)) return []
    const left = <UnitQuantity value={kept} unit={line.unit} />
    return [{ id, description: line.description, descriptionAr: line.descriptionAr, left }]
  })
  if (!lines.length) return null
  return (
    <CreditButton
      kind="return"
      ofStatus={receipt.movementId !== null}
      title={t('procurement.vendor_credits.give_back')}
      lines={lines}
      path={`/api/purchase-orders/${order.id}/returns`}
      version={order.version}
      bodyOf={(filled) => ({
        receiptId: receipt.id,
        lines: filled.map(({ id, quantity, stockStatus }) => ({
          ...{ receiptLineId: id, quantity },
          ...(stockStatus !== 'ok' && { stockStatus }),
        })),
      })}
    />
  )
}

function ReverseReceipt({
  receipt,
  order,
  action,
}: Omit<ReceiptCardProps, 'onPhoto' | 'mayGiveBack'>) {
  const { t } = useTranslation()
  return (
    <ConfirmAction
      danger
      size="small"
      icon={<UndoOutlined />}
      label={t(`${GOODS_RECEIPTS}.reverse`)}
      title={t(`${GOODS_RECEIPTS}.reverse_title`, { number: receipt.number })}
      content={t(`${GOODS_RECEIPTS}.reverse_text`)}
      reason={{ label: t(`${GOODS_RECEIPTS}.reason`), required: true }}
      onConfirm={(reason) =>
        action.run(order, {
          path: `receipts/${receipt.id}/reverse`,
          body: { reason },
          done: t(`${GOODS_RECEIPTS}.reversed`),
        })
      }
    />
  )
}

function ReceiptLines({ receipt, order }: { receipt: GoodsReceipt; order: Receivable }) {
  const { t } = useTranslation()
  return (
    <List
      size="small"
      dataSource={receipt.lines}
      renderItem={(received) => {
        const line = order.lines.find(({ id }) => id === received.orderLineId)
        return (
          <List.Item>
            <LocalName name={line?.description} nameAr={line?.descriptionAr} />
            <span>
              <UnitQuantity value={received.accepted} unit={line?.unit} />
              {Number(received.waiting) ? (
                <Tag color="gold" style={{ marginInlineStart: 8 }}>
                  {t(`${GOODS_RECEIPTS}.waiting`)} <Quantity value={received.waiting} />
                </Tag>
              ) : null}
              {Number(received.returned) ? (
                <Tag style={{ marginInlineStart: 8 }}>
                  {t('procurement.vendor_credits.returned')} <Quantity value={received.returned} />
                </Tag>
              ) : null}
              {Number(received.rejected) ? (
                <Tag color="red" style={{ marginInlineStart: 8 }}>
                  {t(`${GOODS_RECEIPTS}.rejected`)} <Quantity value={received.rejected} /> ·{' '}
                  {received.rejectionReason}
                </Tag>
              ) : null}
            </span>
          </List.Item>
        )
      }}
    />
  )
}
