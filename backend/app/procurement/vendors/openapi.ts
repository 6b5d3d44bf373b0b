import { bulkValidator } from '#core/unit_of_work/bulk_delete'
import { bulkOutcome, historyEntry } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { PRINT_CHOICES } from '#core/printing/print_choice'
import {
  arrayOf,
  can,
  day,
  each,
  flag,
  id,
  instant,
  named,
  nullable,
  number,
  object,
  oneOf,
  text,
  whole,
  type JsonSchema,
} from '#core/openapi/schema'
import { VENDOR_DUTIES } from '#procurement/vendors/approval/second_person'
import { WRITTEN } from '#procurement/vendors/approval/trusted'
import { ratingScales, ratingValues } from '#procurement/enums/rating_scales'
import { VENDOR_STANDINGS } from '#procurement/enums/vendor_standings'
import { VENDOR_STATUSES } from '#procurement/enums/vendor_statuses'
import { vendorListing } from './listing.js'
import { BANK_FIELDS, VENDOR_FIELDS } from '#procurement/vendors/models/vendor'
import { createVendorValidator, updateVendorValidator } from './validator.js'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { vendorStatusValidator } from './status_validator.js'
import { createVendorDocumentValidator } from '#procurement/vendors/documents/validator'
import { createVendorRatingValidator } from '#procurement/vendors/ratings/validator'

const standing = oneOf(VENDOR_STANDINGS.map(({ value }) => value))

const statuses = VENDOR_STATUSES.map(({ value }) => value)

const score: JsonSchema = { ...number, minimum: 0, maximum: 100 }

const document = named(
  'VendorDocument',
  object({
    id,
    vendorId: id,
    documentType: text,
    number: nullable(text),
    issuedOn: nullable(day),
    expiresOn: nullable(day),
    fileId: id,
    mime: text,
    size: whole,
    originalFilename: text,
    uploadedAt: instant,
    uploadedBy: nullable(id),
    url: text,
    can: can('delete'),
  })
)

const rating = named(
  'VendorRating',
  object({
    id,
    vendorId: id,
    ...Object.fromEntries(ratingScales.map((scale) => [scale, oneOf(ratingValues(scale))])),
    standing,
    note: nullable(text),
    createdBy: nullable(id),
    score,
    createdAt: instant,
  })
)

const RIGHTS = ['update', 'delete', 'rate', 'addDocument', 'qualify', 'revealBank'] as const

const shown = {
  id,
  version: whole,
  ...each(VENDOR_FIELDS, nullable(text)),
  ...each(['name', 'type', 'group', 'purchasingCurrency'], text),
  documentLanguage: oneOf(PRINT_CHOICES),
  status: oneOf(statuses),
  statusReason: nullable(text),
  nextStatuses: arrayOf(oneOf(statuses)),
  ratingStanding: nullable(standing),
  createdBy: nullable(id),
  ratingScore: nullable(score),
  createdAt: instant,
  updatedAt: instant,
  can: can(...RIGHTS),
  allowedActions: arrayOf(text),
}

const vendor = named('Vendor', object(shown))

/** Account number and IBAN are masked for who may not read them. */
const vendorDetail = named(
  'VendorDetail',
  object({
    ...shown,
    ...each([...BANK_FIELDS, 'accountNumber', 'iban'], nullable(text)),
    ...each(['missingDocuments', 'expiredDocuments'], arrayOf(text)),
    can: can(...RIGHTS, 'submit', 'approve'),
    withheld: nullable(oneOf(VENDOR_DUTIES)),
    writers: arrayOf(
      object({
        name: nullable(text),
        entered: flag,
        fields: arrayOf(oneOf(WRITTEN)),
        at: instant,
      })
    ),
    approvedByName: nullable(text),
    approvedAt: nullable(instant),
    changedSinceApproval: arrayOf(oneOf(WRITTEN)),
    documents: arrayOf(document),
    rating: nullable(rating),
    ratings: arrayOf(rating),
  })
)

describe('/api/vendors', {
  GET: { summary: 'List vendors', list: vendorListing, answer: arrayOf(vendor) },
  POST: {
    summary: 'Create a vendor',
    body: createVendorValidator,
    answer: vendorDetail,
    status: 201,
  },
  'GET /lookup': {
    summary: 'Look up vendors',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(
      named(
        'VendorOption',
        object({ id, label: text, purchasingCurrency: text, ratingStanding: nullable(standing) })
      )
    ),
  },
  'POST /bulk-delete': {
    summary: 'Delete several vendors',
    body: bulkValidator,
    answer: bulkOutcome,
  },
  'GET /:id': {
    summary: 'Get a vendor; bank fields in clear for authorised users, and logged',
    answer: vendorDetail,
  },
  'PATCH /:id': {
    summary: 'Update a vendor',
    body: updateVendorValidator,
    versioned: true,
    answer: vendorDetail,
  },
  'DELETE /:id': { summary: 'Delete a vendor', versioned: true },
  'GET /:id/history': {
    summary: 'List the changes of a vendor, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'GET /:id/documents': { summary: 'List the documents of a vendor', answer: arrayOf(document) },
  'POST /:id/documents': {
    summary: 'Add a vendor document',
    body: createVendorDocumentValidator,
    files: { file: 'required' },
    answer: document,
    status: 201,
  },
  'DELETE /:id/documents/:documentId': { summary: 'Delete a vendor document' },
  'GET /:id/ratings': {
    summary: 'List the ratings of a vendor, newest first',
    answer: arrayOf(rating),
  },
  'POST /:id/ratings': {
    summary: 'Rate a vendor',
    body: createVendorRatingValidator,
    answer: rating,
    status: 201,
  },
})

const accounts = arrayOf(
  named(
    'VendorBankAccount',
    object({
      id,
      ...each(['version', 'revision'], whole),
      status: oneOf(['pending', 'approved', 'rejected', 'superseded']),
      ...each(
        ['bankName', 'accountName', 'swiftCode', 'accountNumber', 'iban', 'reason'],
        nullable(text)
      ),
      ...each(['createdByName', 'decidedByName'], nullable(text)),
      createdAt: instant,
      decidedAt: nullable(instant),
      can: can('approve', 'reject'),
    })
  )
)

describe('/api/vendors', {
  'POST /:id/submit': {
    summary: 'Ask for the approval of a prospect',
    versioned: true,
    answer: vendorDetail,
  },
  'POST /:id/status': {
    summary: 'Change the status of a vendor; someone who did not write it approves it',
    body: vendorStatusValidator,
    versioned: true,
    answer: vendorDetail,
  },
  'GET /:id/bank-accounts': {
    summary: 'List the bank account versions of a vendor, with masked numbers',
    answer: accounts,
  },
  'POST /:id/bank-accounts/:accountId/approve': {
    summary: 'Confirm a changed bank account as a second person',
    body: commentValidator,
    versioned: true,
    answer: accounts,
  },
  'POST /:id/bank-accounts/:accountId/reject': {
    summary: 'Reject a changed bank account',
    body: reasonValidator,
    versioned: true,
    answer: accounts,
  },
})
