import type { Schema } from '../../../api/types'

export type GoodsReceipt = Schema<'GoodsReceipt'>

type Order = Schema<'PurchaseOrderDetail'>

/** A line that goods may be received on; no price, since the warehouse sees it too. */
export type ReceivableLine = Pick<
  Schema<'PurchaseOrderLine'>,
  | 'id'
  | 'description'
  | 'descriptionAr'
  | 'materialId'
  | 'unit'
  | 'quantity'
  | 'accepted'
  | 'outstanding'
>

/** An order as far as its deliveries are concerned. */
export type Receivable = Pick<Order, 'id' | 'version' | 'number' | 'warehouseId'> & {
  lines: ReceivableLine[]
}

export const GOODS_RECEIPTS = 'procurement.goods_receipts'
