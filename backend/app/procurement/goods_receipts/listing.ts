import db from '@adonisjs/lucid/services/db'
import type { Listing } from '#core/listing/definition'
import type { Scope } from '#core/listing/page'

export const goodsReceiptListing: Listing = {
  table: 'goods_receipts',
  search: false,
  defaultSort: { field: 'number', order: 'desc' },
  fields: {
    number: { column: 'number', type: 'text', unique: true },
    receivedOn: { column: 'received_on', type: 'day', sort: false },
    status: { column: 'status', type: 'choice', sort: false },
  },
}

/** The deliveries of a project's orders. */
export const ofProject =
  (projectId: number): Scope =>
  (query) => {
    const orders = db.from('purchase_orders').where('project_id', projectId).select('id')
    void query.whereIn('purchase_order_id', orders)
  }
