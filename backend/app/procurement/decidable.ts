import { registerDecidable } from '#core/approvals/decidable'

registerDecidable(
  {
    ...{ documentType: 'purchase_order', resource: 'purchase-orders', table: 'purchase_orders' },
    ability: 'purchase-orders.approve',
  },
  {
    ...{ documentType: 'purchase_request', resource: 'purchase-requests' },
    ...{ table: 'purchase_requests', ability: 'purchase-requests.approve' },
  },
  {
    ...{ documentType: 'stock_movement', resource: 'stock-movements', table: 'stock_movements' },
    ability: 'stock.approve',
  },
  {
    ...{ documentType: 'payment_run', resource: 'payment-runs', table: 'payment_runs' },
    ability: 'payment-runs.approve',
  },
  {
    ...{ documentType: 'vendor_advance', resource: 'vendor-advances', table: 'vendor_advances' },
    ability: 'purchase-orders.approve',
  },
  {
    ...{ documentType: 'vendor_credit', resource: 'vendor-credits', table: 'vendor_credits' },
    ability: 'purchase-orders.approve',
  }
)
