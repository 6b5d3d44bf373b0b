import { useState } from 'react'
import { Button, Form, Skeleton } from 'antd'
import { PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { useAbility } from '../../../providers/access'
import { LoadFailed } from '../../../kit/load-failed'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { BillDrawer } from './bill-drawer'
import { BILLS } from './bill'

/** Records a bill for those whom the order book is closed to: the order is found first. */
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
  const [id, setId] = useState<number | null>(null)
  const query = useQuery<Schema<'BillableOrder'>>({
    queryKey: [`/api/bills/orders/${id}`],
    enabled: id !== null,
    // what came and was billed decides what is left to bill
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <BillDrawer
      open
      order={id === null ? undefined : query.data}
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
              <RecordSelect id="billed-order" lookup="bills/orders" value={id} onChange={setId} />
            </Form.Item>
          </Form>
          {query.error ? (
            <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
          ) : null}
          {query.isLoading ? <Skeleton active title={false} /> : null}
        </>
      }
    />
  )
}
