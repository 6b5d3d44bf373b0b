import { approval } from '#core/approvals/openapi'
import { historyEntry, job } from '#core/openapi/records'
import { describe } from '#core/openapi/registry'
import { PRINT_CHOICES } from '#core/printing/print_choice'
import { termSchema } from '#core/terms/term'
import { SHARE_STATUSES } from '#files/shares/share'
import {
  arrayOf,
  can,
  day,
  decimal,
  each,
  exchangeRate,
  flag,
  id,
  instant,
  money,
  named,
  nullable,
  number,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import {
  PURCHASE_REQUEST_STATUSES,
  REQUEST_QUOTE_STATUSES,
} from '#procurement/enums/purchase_request_statuses'
import { VAT_CATEGORIES } from '#engines/money/vat'
import { VENDOR_STATUSES } from '#procurement/enums/vendor_statuses'
import { purchaseRequestListing } from './listing.js'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { lineNeed } from '#procurement/shared/openapi_need'
import { noBody } from '#core/validation/fields'
import {
  awardValidator,
  createPurchaseRequestValidator,
  inviteVendorsValidator,
  outgoingFilesValidator,
  quoteValidator,
  rfqPrintValidator,
  updatePurchaseRequestValidator,
} from './validator.js'

const shown = {
  id,
  version: whole,
  ...each(['number', 'title'], text),
  status: oneOf(PURCHASE_REQUEST_STATUSES),
  ...each(['projectId', 'warehouseId', 'createdBy'], nullable(id)),
  ...each(
    [
      'projectName',
      'deliveryLocation',
      'notes',
      'reason',
      'rfqNumber',
      'rfqTerms',
      'quotesDueTime',
      'replyContact',
      'replyEmail',
      'replyPhone',
      'createdByName',
    ],
    nullable(text)
  ),
  ...each(['requiredOn', 'quotesDueOn'], nullable(day)),
  ...each(['createdAt', 'updatedAt'], instant),
  can: can(
    'update',
    'delete',
    'submit',
    'approve',
    'reject',
    'cancel',
    'quote',
    'award',
    'reopen',
    'seeQuotes'
  ),
}
const request = named('PurchaseRequest', object(shown))
export const purchaseRequestDetail = named(
  'PurchaseRequestDetail',
  object({
    ...shown,
    warehouseName: nullable(text),
    rfqClauses: arrayOf(termSchema),
    lines: arrayOf(
      object({
        id,
        position: whole,
        materialId: nullable(id),
        description: text,
        ...each(['descriptionAr', 'unit'], nullable(text)),
        quantity: decimal,
        needId: nullable(id),
        needByOn: nullable(day),
        need: lineNeed,
      })
    ),
    approval: nullable(approval),
  })
)
const quote = named(
  'PurchaseRequestQuote',
  object({
    id,
    vendorId: id,
    ...each(['vendorName', 'currency'], text),
    status: oneOf(REQUEST_QUOTE_STATUSES),
    invitedOn: day,
    ...each(['quotedOn', 'validUntilOn'], nullable(day)),
    ...each(['vendorNumber', 'terms'], nullable(text)),
    leadDays: nullable(whole),
    paymentTermId: nullable(id),
    vendorStatus: oneOf(VENDOR_STATUSES.map(({ value }) => value)),
    vendorScore: nullable(number),
    vendorLanguage: oneOf(PRINT_CHOICES),
    ...each(['bestScore', 'expired', 'complete', 'lowest'], flag),
    ...each(['freight', 'net'], money),
    landedBase: nullable(money),
    exchangeRate: nullable(exchangeRate),
    prices: arrayOf(
      object({
        lineId: id,
        ...each(['unitPrice', 'vatRate'], decimal),
        vatCategory: oneOf(VAT_CATEGORIES),
        net: money,
        netBase: nullable(money),
        lowest: flag,
      })
    ),
  })
)
const comparison = named(
  'PurchaseRequestComparison',
  object({
    baseCurrency: text,
    quotes: arrayOf(quote),
    awards: arrayOf(
      object({
        ...each(['lineId', 'quoteId'], id),
        orderId: nullable(id),
        ...each(['orderNumber', 'orderStatus', 'reason'], nullable(text)),
        lowest: flag,
      })
    ),
  })
)

const print = named(
  'PurchaseRequestPrint',
  object({
    id,
    quoteId: nullable(id),
    vendorName: text,
    language: oneOf(PRINT_CHOICES),
    url: text,
    share: nullable(
      object({
        ...{ status: oneOf(SHARE_STATUSES), expiresAt: instant },
        ...each(['files', 'downloads'], whole),
      })
    ),
    createdByName: nullable(text),
    createdAt: instant,
  })
)

const change = (summary: string) =>
  ({ summary, versioned: true, answer: purchaseRequestDetail }) as const

describe('/api/purchase-requests', {
  GET: {
    summary: 'List purchase requests',
    list: purchaseRequestListing,
    answer: arrayOf(request),
  },
  POST: {
    summary: 'Create a purchase request as a draft',
    body: createPurchaseRequestValidator,
    answer: purchaseRequestDetail,
    status: 201,
  },
  'GET /:id': { summary: 'Get a purchase request', answer: purchaseRequestDetail },
  'PATCH /:id': { ...change('Update a request'), body: updatePurchaseRequestValidator },
  'DELETE /:id': { summary: 'Delete a draft', versioned: true },
  'GET /:id/history': {
    summary: 'List the changes, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/submit': { ...change('Submit a request for approval'), body: noBody },
  'POST /:id/approve': { ...change('Approve the open step'), body: commentValidator },
  'POST /:id/reject': { ...change('Return a request for changes'), body: reasonValidator },
  'POST /:id/cancel': { ...change('Cancel a request'), body: reasonValidator },
  'GET /:id/quotes': { summary: 'Get the vendor quotes line by line', answer: comparison },
  'POST /:id/quotes': { ...change('Invite vendors to quote'), body: inviteVendorsValidator },
  'PATCH /:id/quotes/:quoteId': { ...change('Enter a quote'), body: quoteValidator },
  'DELETE /:id/quotes/:quoteId': change('Withdraw an invitation'),
  'POST /:id/award': { ...change('Award lines and create draft orders'), body: awardValidator },
  'POST /:id/reopen': { ...change('Reopen the quotes'), body: noBody },
  'GET /:id/outgoing-files': {
    summary: 'List the files of a request with whether vendors get them',
    answer: arrayOf(
      named('PurchaseRequestFile', object({ id, originalFilename: text, outgoing: flag }))
    ),
  },
  'PATCH /:id/outgoing-files': {
    ...change('Choose the files that vendors get'),
    body: outgoingFilesValidator,
  },
  'GET /:id/prints': { summary: 'List the PDFs for vendors', answer: arrayOf(print) },
  'DELETE /:id/prints/:printId/share': {
    summary: 'Close what the codes on a PDF open',
    answer: arrayOf(print),
    failures: [404, 409],
  },
  'POST /:id/prints': {
    summary: 'Create the request for quotation of a vendor as PDF, as a job',
    body: rfqPrintValidator,
    answer: job,
    status: 202,
  },
})
