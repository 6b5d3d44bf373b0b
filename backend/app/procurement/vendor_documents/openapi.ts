import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  each,
  flag,
  id,
  named,
  nullable,
  object,
  text,
  whole,
} from '#core/openapi/schema'
import { vendorDocumentListing } from './listing.js'

describe('/api/vendor-documents', {
  GET: {
    summary: 'List vendor documents by expiry date',
    list: vendorDocumentListing,
    answer: arrayOf(
      named(
        'VendorDocumentEntry',
        object({
          ...each(['id', 'vendorId'], id),
          ...each(['vendorName', 'vendorStatus', 'documentType', 'url'], text),
          number: nullable(text),
          ...each(['issuedOn', 'expiresOn'], nullable(day)),
          current: flag,
          daysLeft: nullable(whole),
        })
      )
    ),
  },
})
