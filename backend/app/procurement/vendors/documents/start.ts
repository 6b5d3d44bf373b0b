import { registerFileOwner } from '#files/shared/file_owners'
import { VENDOR_DOCUMENT } from './vendor_documents.js'

/** A vendor's documents are for everyone who may see the vendor, and for no one who may no longer. */
registerFileOwner(VENDOR_DOCUMENT, {
  resource: 'vendors',
  ability: 'vendors.view',
  record: { table: 'vendors' },
})
