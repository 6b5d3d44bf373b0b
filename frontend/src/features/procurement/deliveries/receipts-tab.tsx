import { useState } from 'react'
import { Button, Card, Flex, List, Tag } from 'antd'
import { InboxOutlined, UndoOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText } from '../../../kit/display/date-text'
import { Quantity } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { LocalName } from '../../../kit/display/local-name'
import { UnitQuantity } from '../materials/unit-quantity'
import { ReceiveDrawer } from './receive-drawer'
import { ReceiptPhotos } from './receipt-photos'
import { RECEIPTS, type GoodsReceipt, type Receivable } from './receipt'

interface ReceiptsTabProps {
  order: Receivable
  mayReceive: boolean
  action: ReturnType<typeof useRecordAction>
}

/** The deliveries of an order, and the door for the next one. */
export function ReceiptsTab({ order, mayReceive, action }: ReceiptsTabProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const query = useQuery<GoodsReceipt[]>({
    queryKey: [`/api/purchase-orders/${order.id}/receipts`, order.version],
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const receipts = query.data ?? []
  return (
    <Flex vertical gap="middle">
      {mayReceive ? (
        <div>
          <Button type="primary" icon={<InboxOutlined />} onClick={() => setOpen(true)}>
            {t(`${RECEIPTS}.receive`)}
          </Button>
        </div>
      ) : null}
      {receipts.length || query.isLoading ? null : <Empty title={t(`${RECEIPTS}.none`)} />}
      {receipts.map((receipt) => (
        <ReceiptCard
          key={receipt.id}
          receipt={receipt}
          order={order}
          action={action}
          onPhoto={query.refetch}
        />
      ))}
      <ReceiveDrawer
        key={order.version}
        order={order}
        open={open}
        onClose={() => setOpen(false)}
        onReceived={() => {
          setOpen(false)
          void action.refresh()
        }}
      />
    </Flex>
  )
}

interface ReceiptCardProps extends Omit<ReceiptsTabProps, 'mayReceive'> {
  receipt: GoodsReceipt
  onPhoto: () => unknown
}

function ReceiptCard({ receipt, order, action, onPhoto }: ReceiptCardProps) {
  const { t } = useTranslation()
  return (
    <Card
      size="small"
      title={
        <Flex gap="small" wrap align="center" style={{ paddingBlock: 8 }}>
          <bdi dir="ltr">{receipt.number}</bdi>
          <DateText value={receipt.receivedOn} />
          <StatusTag status={receipt.status} />
          {receipt.deliveryNoteNo ? <Tag>{receipt.deliveryNoteNo}</Tag> : null}
          {receipt.movementId ? (
            <Link to={`/procurement/movements/${receipt.movementId}`}>{t(`${RECEIPTS}.in_stock`)}</Link>
          ) : null}
        </Flex>
      }
      extra={
        receipt.can.reverse ? (
          <ConfirmAction
            danger
            size="small"
            icon={<UndoOutlined />}
            label={t(`${RECEIPTS}.reverse`)}
            title={t(`${RECEIPTS}.reverse_title`, { number: receipt.number })}
            content={t(`${RECEIPTS}.reverse_text`)}
            reason={{ label: t(`${RECEIPTS}.reason`), required: true }}
            onConfirm={(reason) =>
              action.run(order, {
                path: `receipts/${receipt.id}/reverse`,
                body: { reason },
                done: t(`${RECEIPTS}.reversed`),
              })
            }
          />
        ) : null
      }
    >
      <ReceiptLines receipt={receipt} order={order} />
      <ReceiptPhotos receipt={receipt} order={order} onPhoto={onPhoto} />
    </Card>
  ) // prettier-ignore
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
              {Number(received.rejected) ? (
                <Tag color="red" style={{ marginInlineStart: 8 }}>
                  {t(`${RECEIPTS}.rejected`)} <Quantity value={received.rejected} /> · {received.rejectionReason}
                </Tag>
              ) : null}
            </span>
          </List.Item>
        )
      }}
    />
  ) // prettier-ignore
}
