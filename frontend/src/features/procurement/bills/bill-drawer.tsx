import { useId, useState, type ReactNode } from 'react'
import { Button, Drawer } from 'antd'
import { useTranslation } from 'react-i18next'
import { BillForm } from './bill-form'
import { BILLS, type BillableOrder, type OrderBill } from './bill'

interface BillDrawerProps {
  /** Absent until it is chosen. */
  order?: BillableOrder
  /** Chooses the order, where it is not known from the page. */
  picker?: ReactNode
  open: boolean
  onClose: () => void
  onRecorded: (bill: OrderBill) => void
}

/** Records an invoice as the vendor wrote it; the portal compares it with order and receipts. */
export function BillDrawer({ order, picker, open, onClose, onRecorded }: BillDrawerProps) {
  const { t } = useTranslation()
  const form = useId()
  const [busy, setBusy] = useState(false)
  const title = picker
    ? t(`${BILLS}.record`)
    : t(`${BILLS}.record_title`, { number: order?.number })
  return (
    <Drawer
      open={open}
      onClose={onClose}
      width="min(100vw, 860px)"
      title={title}
      extra={
        <Button type="primary" htmlType="submit" form={form} loading={busy} disabled={!order}>
          {t(`${BILLS}.save`)}
        </Button>
      }
    >
      {picker}
      {order ? (
        // another order, or the same one changed in the meantime, starts a new form
        <BillForm
          key={`${order.id}-${order.version}`}
          id={form}
          order={order}
          onBusy={setBusy}
          onRecorded={onRecorded}
        />
      ) : null}
    </Drawer>
  )
}
