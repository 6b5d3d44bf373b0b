import { useId, useState, type ReactNode } from 'react'
import { Button, Drawer } from 'antd'
import { useTranslation } from 'react-i18next'
import { BillForm } from './bill-form'
import { BILLS, type BillableOrder, type OrderBill } from './bill'

interface BillDrawerProps {
  /** Empty until one is chosen. */
  orders: BillableOrder[]
  /** Chooses the orders, where they are not known from the page. */
  picker?: ReactNode
  open: boolean
  onClose: () => void
  onRecorded: (bill: Pick<OrderBill, 'id'>) => void
}

/** Records an invoice as the vendor wrote it; the portal compares it with order and receipts. */
export function BillDrawer({ orders, picker, open, onClose, onRecorded }: BillDrawerProps) {
  const { t } = useTranslation()
  const form = useId()
  const [busy, setBusy] = useState(false)
  const title = picker
    ? t(`${BILLS}.record`)
    : t(`${BILLS}.record_title`, { number: orders[0]?.number })
  return (
    <Drawer
      open={open}
      onClose={onClose}
      width="min(100vw, 860px)"
      title={title}
      extra={
        <Button
          type="primary"
          htmlType="submit"
          form={form}
          loading={busy}
          disabled={!orders.length}
        >
          {t(`${BILLS}.save`)}
        </Button>
      }
    >
      {picker}
      {orders.length ? (
        // an order that changed in the meantime starts a new form
        <BillForm
          key={`${orders[0]!.id}-${orders[0]!.version}`}
          id={form}
          orders={orders}
          several={picker !== undefined}
          onBusy={setBusy}
          onRecorded={onRecorded}
        />
      ) : null}
    </Drawer>
  )
}
