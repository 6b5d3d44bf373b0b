import { registerFileOwner } from '#files/shared/file_owners'
import { RECEIPT_PHOTO } from './receipt_photos.js'

registerFileOwner(RECEIPT_PHOTO, {
  resource: 'purchase-orders',
  ability: 'receipts.view',
  record: { table: 'goods_receipts' },
})
