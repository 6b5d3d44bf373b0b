import { useState } from 'react'
import { Button, Flex } from 'antd'
import { FileTextOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import { BillCard } from './bill-card'
import { BillDrawer } from './bill-drawer'
import { BILLS, type BillableOrder, type OrderBill } from './bill'

interface BillsTabProps {
  order: BillableOrder
  mayBill: boolean
  action: ReturnType<typeof useRecordAction>
}

/** The vendor's invoices on an order, each line with the verdict of the three-way match. */
export function BillsTab({ order, mayBill, action }: BillsTabProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const query = useQuery<OrderBill[]>({
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
        orders={[order]}
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
