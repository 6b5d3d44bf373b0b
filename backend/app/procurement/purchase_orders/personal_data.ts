import { ofRecord, registerPersonalArea } from '#core/personal_data/areas'

registerPersonalArea({
  ...{ name: 'purchase_orders', basis: 'legal_obligation', table: 'purchase_orders' },
  ...{ ability: 'purchase-orders.view', of: ofRecord('vendorId', 'vendor_id') },
  columns: ['number', 'status', 'created_at'],
  ...{ erase: { keep: 'documents' }, authors: true },
})
