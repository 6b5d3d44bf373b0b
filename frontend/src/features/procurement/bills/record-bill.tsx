import { useState } from 'react'
import { Button, Form, Skeleton } from 'antd'
import { PlusOutlined } from '@ant-design/icons'
import { useQueries } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { useAbility } from '../../../providers/access'
import { LoadFailed } from '../../../kit/load-failed'
import { RecordsSelect } from '../../../kit/inputs/records-select'
import { BillDrawer } from './bill-drawer'
import { BILLS } from './bill'

/** Records a bill for those whom the order book is closed to: its orders are found first. */
export function RecordBill() {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  if (!useAbility('finance.record-bills')) return null
  return (
    <>
      <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen(true)}>
        {t(`${BILLS}.record`)}
      </Button>
      {open ? <FoundOrder onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function FoundOrder({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [ids, setIds] = useState<number[]>([])
  const { orders, failed, loading } = useOrders(ids)
  return (
    <BillDrawer
      open
      orders={orders.length === ids.length ? orders : []}
      onClose={onClose}
      onRecorded={(bill) => void navigate(`/finance/bills/${bill.id}`)}
      picker={
        <>
          <Form layout="vertical" component={false}>
            <Form.Item
              label={t(`${BILLS}.order`)}
              htmlFor="billed-order"
              extra={t(`${BILLS}.order_hint`)}
            >
              <RecordsSelect
                id="billed-order"
                lookup="bills/orders"
                value={ids}
                onChange={setIds}
              />
            </Form.Item>
          </Form>
          {failed ? (
            <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />
          ) : null}
          {loading ? <Skeleton active title={false} /> : null}
        </>
      }
    />
  )
}

function useOrders(ids: number[]) {
  const queries = useQueries({
    queries: ids.map((id) => ({
      queryKey: [`/api/bills/orders/${id}`],
      // what came and was billed decides what is left to bill
      staleTime: 0,
      gcTime: 0,
    })),
  })
  return {
    orders: queries.flatMap(({ data }) => (data ? [data as Schema<'BillableOrder'>] : [])),
    failed: queries.find(({ error }) => error),
    loading: queries.some(({ isLoading }) => isLoading),
  }
}
