import { registerFileOwner } from '#files/shared/file_owners'
import { RECEIPT_PHOTO } from './receipt_photos.js'

registerFileOwner(RECEIPT_PHOTO, ({ abilities }) => abilities.has('receipts.view'), {
  uploader: false,
})
