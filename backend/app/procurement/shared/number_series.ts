import { registerSeries } from '#core/numbering/series'

export const PURCHASE_REQUESTS = registerSeries({
  prefix: 'PR',
  table: 'purchase_requests',
  column: 'number',
  entityType: 'purchase_request',
})

/** The question to vendors that a request grows into. */
export const QUOTE_REQUESTS = registerSeries({
  prefix: 'RFQ',
  table: 'purchase_requests',
  column: 'rfq_number',
  entityType: 'purchase_request',
})

export const PURCHASE_ORDERS = registerSeries({
  prefix: 'PO',
  table: 'purchase_orders',
  column: 'number',
  entityType: 'purchase_order',
})

export const GOODS_RECEIPTS = registerSeries({
  prefix: 'GR',
  table: 'goods_receipts',
  column: 'number',
  entityType: 'goods_receipt',
})

/** Debit notes for returned goods, and credit notes of vendors under a number of ours. */
export const VENDOR_CREDITS = registerSeries({
  prefix: 'RTV',
  table: 'vendor_credits',
  column: 'number',
  entityType: 'vendor_credit',
})

export const VENDOR_ADVANCES = registerSeries({
  prefix: 'ADV',
  table: 'vendor_advances',
  column: 'number',
  entityType: 'vendor_advance',
})

/** Money that vendors pay back. */
export const VENDOR_REFUNDS = registerSeries({
  prefix: 'VRF',
  table: 'vendor_refunds',
  column: 'number',
  entityType: 'vendor_refund',
})

/** Vendors that are paid together. */
export const PAYMENT_RUNS = registerSeries({
  prefix: 'PAY',
  table: 'payment_runs',
  column: 'number',
  entityType: 'payment_run',
})

export const STOCK_MOVEMENTS = registerSeries({
  prefix: 'SM',
  table: 'stock_movements',
  column: 'number',
  entityType: 'stock_movement',
})

export const TRIPS = registerSeries({
  prefix: 'TR',
  table: 'trips',
  column: 'number',
  entityType: 'trip',
})
