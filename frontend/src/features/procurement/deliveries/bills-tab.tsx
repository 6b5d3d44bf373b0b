import { useState } from 'react'
import { Button, Card, Flex, Table, Tag } from 'antd'
import { FileTextOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { DateText } from '../../../kit/display/date-text'
import { Money, Quantity, Rate } from '../../../kit/display/numbers'
import { StatusTag } from '../../../kit/display/status-tag'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { LocalName } from '../../../kit/display/local-name'
import { PayBill } from './pay-bill'
import { BillDrawer } from './bill-drawer'
import { BILLS, type BillableLine, type PurchaseBill } from './bill'

interface Billable {
  id: number
  version: number
  number: string
  currency: string
  lines: BillableLine[]
}

interface BillsTabProps {
  order: Billable
  mayBill: boolean
  action: ReturnType<typeof useRecordAction>
}

/** The vendor's invoices on an order, each line with the verdict of the three-way match. */
export function BillsTab({ order, mayBill, action }: BillsTabProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const query = useQuery<PurchaseBill[]>({
    queryKey: [`/api/purchase-orders/${order.id}/bills`, order.version],
    staleTime: 0,
  })
  if (query.error) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
  const bills = query.data ?? []
  const refresh = () => {
    void action.refresh()
    void query.refetch()
  }
  return (
    <Flex vertical gap="middle">
      {mayBill ? (
        <div>
          <Button type="primary" icon={<FileTextOutlined />} onClick={() => setOpen(true)}>
            {t(`${BILLS}.record`)}
          </Button>
        </div>
      ) : null}
      {bills.length || query.isLoading ? null : <Empty title={t(`${BILLS}.none`)} />}
      {bills.map((bill) => (
        <BillCard key={bill.id} bill={bill} order={order} action={action} onDone={refresh} />
      ))}
      <BillDrawer
        key={order.version}
        order={order}
        open={open}
        onClose={() => setOpen(false)}
        onRecorded={() => {
          setOpen(false)
          refresh()
        }}
      />
    </Flex>
  )
}

interface BillCardProps extends Omit<BillsTabProps, 'mayBill'> {
  bill: PurchaseBill
  onDone: () => void
}

function BillCard({ bill, order, action, onDone }: BillCardProps) {
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
        const seen = { id: order.id, version: bill.version }
        await action.run(seen, { path, body: { reason }, done: t(`${BILLS}.${verb}_done`) })
        onDone()
      }}
    />
  )
  return (
    <Card
      size="small"
      title={
        <Flex gap="small" wrap align="center">
          <bdi dir="ltr">{bill.vendorNumber}</bdi>
          <DateText value={bill.billedOn} />
          <StatusTag status={bill.status} />
          <Money value={bill.total} currency={bill.currency} />
          {Number(bill.paid) > 0 ? (
            <Tag color={Number(bill.open) > 0 ? 'cyan' : 'green'}>
              {t(`${BILLS}.paid`)} <Money value={bill.paid} currency={bill.currency} />
            </Tag>
          ) : null}
        </Flex>
      }
      extra={
        <Flex gap="small">
          {bill.can.pay ? (
            <PayBill bill={bill} orderId={order.id} action={action} onDone={onDone} />
          ) : null}
          {bill.can.release ? settle('release') : null}
          {bill.can.cancel ? settle('cancel') : null}
        </Flex>
      }
    >
      <BillLines bill={bill} order={order} />
      {bill.releaseReason ? (
        <p style={{ marginBlockEnd: 0 }}>
          {t(`${BILLS}.released_by`, { name: bill.releasedByName })} <bdi>{bill.releaseReason}</bdi>
        </p>
      ) : null}
    </Card>
  )
}

const COLOURS: Record<string, string> = {
  matched: 'green',
  qty_variance: 'red',
  price_variance: 'orange',
  no_receipt: 'red',
}

function BillLines({ bill, order }: { bill: PurchaseBill; order: Billable }) {
  const { t } = useTranslation()
  const text = (name: string) => t(`${BILLS}.${name}`)
  const lineOf = (id: number) => order.lines.find((line) => line.id === id)
  return (
    <Table
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={bill.lines}
      columns={[
        {
          title: text('line'),
          render: (_, { orderLineId }) => {
            const line = lineOf(orderLineId)
            return <LocalName name={line?.description} nameAr={line?.descriptionAr} />
          },
        },
        { title: text('quantity'), align: 'end', render: (_, line) => <Quantity value={line.quantity} /> },
        { title: text('unitPrice'), align: 'end', render: (_, line) => <Rate value={line.unitPrice} /> },
        { title: text('net'), align: 'end', render: (_, line) => <Money bare value={line.net} currency={bill.currency} /> },
        {
          title: text('match'),
          render: (_, line) => (
            <Tag color={COLOURS[line.match]}>
              {t(`${BILLS}.matches.${line.match}`, { over: line.over, percent: line.priceVariance })}
            </Tag>
          ),
        },
      ]}
    />
  ) // prettier-ignore
}
