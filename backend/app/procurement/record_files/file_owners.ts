import type { Scope } from '#core/listing/page'
import { purchaseOrderScope } from '#procurement/shared/order_scope'

/** A record that files are kept with: an order, or what belongs to an order or a request. */
export interface RecordFileOwner {
  /** Of its files; their `ownerId` is the record's. */
  ownerType: string
  table: string
  /** The record in whose log it stands what happens to the files, and the column that leads to it. */
  parent: {
    entityType: 'purchase_order' | 'purchase_request'
    table: string
    column: string
    resource: 'purchase-orders' | 'purchase-requests'
  }
  /** Who may see its files. */
  view: string
  /** Of which records; of all without it. */
  scope?: (viewer: { abilities: ReadonlySet<string> }) => Scope
  /** While it has one of these statuses, a file may be taken away again by who added it. */
  open: readonly string[]
}

const order = {
  ...({ entityType: 'purchase_order', table: 'purchase_orders' } as const),
  resource: 'purchase-orders' as const,
}

export const ORDER_FILES: RecordFileOwner = {
  ...{ ownerType: 'purchase_order_file', table: 'purchase_orders' },
  parent: { ...order, column: 'id' },
  view: 'purchase-orders.view',
  scope: purchaseOrderScope,
  open: ['draft', 'rejected'],
}

/** What the vendor has sent with a bill is evidence of what was checked, and stays. */
export const BILL_FILES: RecordFileOwner = {
  ...{ ownerType: 'purchase_bill_file', table: 'purchase_bills' },
  parent: { ...order, column: 'purchase_order_id' },
  view: 'bills.view',
  open: ['blocked'],
}

export const RECEIPT_FILES: RecordFileOwner = {
  ...{ ownerType: 'goods_receipt_file', table: 'goods_receipts' },
  parent: { ...order, column: 'purchase_order_id' },
  view: 'receipts.view',
  open: [],
}

const request = {
  ...({ entityType: 'purchase_request', table: 'purchase_requests' } as const),
  resource: 'purchase-requests' as const,
}

/** Drawings and specifications of what is requested. */
export const REQUEST_FILES: RecordFileOwner = {
  ...{ ownerType: 'purchase_request_file', table: 'purchase_requests' },
  parent: { ...request, column: 'id' },
  view: 'purchase-requests.view',
  open: ['draft', 'rejected', 'approved', 'quoting'],
}

export const QUOTE_FILES: RecordFileOwner = {
  ...{ ownerType: 'purchase_request_quote_file', table: 'purchase_request_quotes' },
  parent: { ...request, column: 'purchase_request_id' },
  view: 'purchase-orders.view-all',
  open: ['invited', 'quoted'],
}

export const RECORD_FILE_OWNERS = [
  ...[ORDER_FILES, BILL_FILES, RECEIPT_FILES],
  ...[REQUEST_FILES, QUOTE_FILES],
]
