import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  day,
  each,
  flag,
  id,
  money,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { VAT_BOXES } from '#core/vat/vat_boxes'
import { vatEntryListing } from './listing.js'

const entry = named(
  'VatEntry',
  object({
    ...{ id, version: whole, documentKind: text, documentId: id, documentNumber: text },
    ...{ documentOn: day, reportedOn: day, box: oneOf(VAT_BOXES) },
    ...each(['isAdjustment', 'isCorrection', 'isFiled'], flag),
    ...each(['taxable', 'vat'], money),
    ...each(['partyType', 'partyName', 'partyVatNumber', 'uuid', 'invoiceHash'], nullable(text)),
    partyId: nullable(id),
  })
)

describe('/api/vat-entries', {
  GET: {
    summary: 'List what documents put into the boxes of VAT returns',
    list: vatEntryListing,
    answer: arrayOf(entry),
  },
})
