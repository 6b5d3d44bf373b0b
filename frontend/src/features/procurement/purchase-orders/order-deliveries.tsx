import { Empty } from '../../../kit/empty'
import { useTranslation } from 'react-i18next'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { BillsTab } from '../bills/bills-tab'
import { ReceiptsTab } from '../goods-receipts/receipts-tab'
import { allows, PURCHASE_ORDERS, type PurchaseOrder } from './purchase-order'

const BEFORE = new Set(['draft', 'submitted', 'rejected'])

/** What has come of an order. */
export function OrderDeliveries({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation()
  const action = useRecordAction(PURCHASE_ORDERS)
  if (BEFORE.has(order.status)) return <Empty title={t('procurement.goods_receipts.not_yet')} />
  return (
    <>
      <ReceiptsTab
        order={{ ...order, lines: order.lines }}
        mayReceive={allows(order, 'receive')}
        withheld={order.withheld}
        mayGiveBack={allows(order, 'giveBack')}
        action={action}
      />
      <ActionConflict action={action} />
    </>
  )
}

/** The vendor's bills. */
export function OrderBills({ order }: { order: PurchaseOrder }) {
  const { t } = useTranslation()
  const action = useRecordAction(PURCHASE_ORDERS)
  if (BEFORE.has(order.status)) return <Empty title={t('procurement.bills.not_yet')} />
  return (
    <>
      <BillsTab
        order={{ ...order, lines: order.lines }}
        mayBill={allows(order, 'bill')}
        action={action}
      />
      <ActionConflict action={action} />
    </>
  )
}
