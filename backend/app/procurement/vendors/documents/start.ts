import { registerFileOwner } from '#files/shared/file_owners'
import { VENDOR_DOCUMENT } from './vendor_documents.js'

/** A vendor's papers are for everybody who may see the vendor, and for nobody who may no longer. */
registerFileOwner(VENDOR_DOCUMENT, ({ abilities }) => abilities.has('vendors.view'), {
  uploader: false,
})
