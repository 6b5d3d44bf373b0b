import { COST_HEADS } from '#core/budgets/cost_heads'
import { approval } from '#core/approvals/openapi'
import { frozenRateFields } from '#core/exchange_rates/frozen_rate'
import { bulkValidator } from '#core/unit_of_work/bulk_delete'
import { bulkOutcome, historyEntry, job } from '#core/openapi/records'
import { mailRoutes } from '#core/mails/openapi'
import { describe } from '#core/openapi/registry'
import { PRINT_CHOICES, printChoiceValidator } from '#core/printing/print_choice'
import {
  arrayOf,
  can,
  day,
  decimal,
  each,
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
import { SHARE_STATUSES } from '#files/shares/share'
import { termSchema } from '#core/terms/term'
import { VAT_CATEGORIES } from '#engines/money/vat'
import { lineNeed } from '#procurement/shared/openapi_need'
import { paymentPlan } from '#procurement/payment_plans/openapi'
import { vatShare } from '#procurement/shared/openapi_vat'
import { PURCHASE_ORDER_STATUSES } from '#procurement/enums/purchase_order_statuses'
import { ORDER_DUTIES } from './duties.js'
import { purchaseOrderListing } from './listing.js'
import { commentValidator, reasonValidator } from '#core/validation/decisions'
import { noBody } from '#core/validation/fields'
import {
  amendPurchaseOrderValidator,
  createPurchaseOrderValidator,
  promisesValidator,
  reachedValidator,
  updatePurchaseOrderValidator,
} from './validator.js'
import { purchaseOrderStates } from './states.js'

const ACTIONS = [...purchaseOrderStates.actions, 'copy']

const shown = {
  id,
  version: whole,
  number: text,
  vendorId: id,
  vendorName: text,
  projectId: nullable(id),
  projectName: nullable(text),
  orderedOn: day,
  requiredOn: nullable(day),
  currency: text,
  paymentTermId: nullable(id),
  deliveryLocation: nullable(text),
  warehouseId: nullable(id),
  revision: whole,
  closeReason: nullable(text),
  ...each(['receivedPct', 'billedPct', 'paidPct'], number),
  sentAt: nullable(instant),
  status: oneOf(PURCHASE_ORDER_STATUSES.map(({ value }) => value)),
  rejectionReason: nullable(text),
  cancelReason: nullable(text),
  ...each(['createdBy', 'submittedBy', 'decidedBy'], nullable(id)),
  ...each(['createdByName', 'submittedByName', 'decidedByName'], nullable(text)),
  ...each(['subtotal', 'vat', 'total'], money),
  submittedAt: nullable(instant),
  decidedAt: nullable(instant),
  createdAt: instant,
  updatedAt: instant,
  can: can(...ACTIONS),
  allowedActions: arrayOf(oneOf(ACTIONS)),
  // what the viewer did, so that someone else has to receive the goods
  withheld: nullable(oneOf(ORDER_DUTIES)),
}
const order = named('PurchaseOrder', object(shown))

const line = named(
  'PurchaseOrderLine',
  object({
    id,
    position: whole,
    description: text,
    descriptionAr: nullable(text),
    materialId: nullable(id),
    costHead: nullable(oneOf(COST_HEADS)),
    unit: nullable(text),
    original: nullable(decimal),
    ...each(
      [
        'quantity',
        'unitPrice',
        'discount',
        'netPrice',
        'vatRate',
        'accepted',
        'rejected',
        'billed',
        'outstanding',
        'waiting',
      ],
      decimal
    ),
    vatCategory: oneOf(VAT_CATEGORIES),
    ...each(['net', 'vat', 'total'], money),
    needId: nullable(id),
    ...each(['needByOn', 'promisedOn'], nullable(day)),
    need: lineNeed,
  })
)

const orderDetail = named(
  'PurchaseOrderDetail',
  object({
    ...shown,
    terms: nullable(text),
    notes: nullable(text),
    ...each(['vendorReference', 'incoterm', 'incotermPlace'], nullable(text)),
    ...each(['siteContact', 'penalty'], nullable(text)),
    clauses: arrayOf(termSchema),
    ...each(['penaltyRate', 'penaltyCap'], nullable(decimal)),
    ...each(['retention', 'freightVatRate', 'otherChargesVatRate'], decimal),
    ...each(['freightVatCategory', 'otherChargesVatCategory'], oneOf(VAT_CATEGORIES)),
    vatBreakdown: arrayOf(vatShare),
    ...frozenRateFields,
    ...each(['freight', 'otherCharges', 'freightBilled', 'otherChargesBilled', 'goods'], money),
    ...{ warrantyMonths: nullable(whole), taxBorne: flag },
    delivery: object(each(['en', 'ar'], nullable(text))),
    vendorLanguage: oneOf(PRINT_CHOICES),
    retentionHeld: object({
      ...each(['total', 'released', 'held', 'due'], money),
      dueOn: nullable(day),
    }),
    paymentTerm: nullable(object({ id, code: text, name: text, nameAr: text })),
    lines: arrayOf(line),
    approval: nullable(approval),
    departmentId: nullable(id),
    departmentName: nullable(text),
    // cost heads of the budget with less left than the order wants, or wanted when it was approved
    budgetGaps: arrayOf(
      object({
        ...{ budgetId: id, number: text, title: text, costHead: oneOf(COST_HEADS) },
        ...each(['budget', 'left', 'wanted'], money),
      })
    ),
    request: nullable(object({ id, number: text })),
    // other orders to the vendor with which it would need a higher approval
    split: nullable(
      object({
        days: whole,
        total: money,
        orders: arrayOf(object({ id, number: text, orderedOn: day, total: money })),
      })
    ),
  })
)

const version = named(
  'PurchaseOrderVersion',
  object({
    id,
    revision: whole,
    ...each(['reason', 'outcome'], text),
    total: money,
    createdByName: nullable(text),
    createdAt: instant,
    terms: object({
      requiredOn: nullable(day),
      ...each(['deliveryLocation', 'terms'], nullable(text)),
      ...each(['paymentTermId', 'warehouseId'], nullable(id)),
      ...each(['retention', 'freightVatRate', 'otherChargesVatRate'], decimal),
      ...each(['freightVatCategory', 'otherChargesVatCategory'], oneOf(VAT_CATEGORIES)),
      ...{ warrantyMonths: nullable(whole), taxBorne: flag },
      ...each(['penaltyRate', 'penaltyCap'], nullable(decimal)),
      ...each(['freight', 'otherCharges'], money),
    }),
    lines: arrayOf(
      object({
        id,
        description: text,
        ...each(['descriptionAr', 'unit'], nullable(text)),
        ...each(['quantity', 'unitPrice', 'discount', 'vatRate'], decimal),
        vatCategory: oneOf(VAT_CATEGORIES),
      })
    ),
  })
)
const print = named(
  'PurchaseOrderPrint',
  object({
    id,
    revision: whole,
    language: oneOf(PRINT_CHOICES),
    url: text,
    share: nullable(
      object({ status: oneOf(SHARE_STATUSES), expiresAt: instant, downloads: whole })
    ),
    createdByName: nullable(text),
    createdAt: instant,
  })
)

const change = (summary: string) => ({ summary, versioned: true, answer: orderDetail }) as const

describe('/api/purchase-orders', {
  GET: { summary: 'List purchase orders', list: purchaseOrderListing, answer: arrayOf(order) },
  POST: {
    summary: 'Create a purchase order as a draft',
    body: createPurchaseOrderValidator,
    answer: orderDetail,
    status: 201,
  },
  'POST /bulk-delete': {
    summary: 'Delete several drafts',
    body: bulkValidator,
    answer: bulkOutcome,
  },
  'GET /:id': { summary: 'Get a purchase order', answer: orderDetail },
  'PATCH /:id': { ...change('Update a purchase order'), body: updatePurchaseOrderValidator },
  'DELETE /:id': { summary: 'Delete a draft', versioned: true },
  'GET /:id/history': {
    summary: 'List the changes of a purchase order, newest first',
    counted: true,
    answer: arrayOf(historyEntry),
  },
  'POST /:id/submit': { ...change('Submit an order for approval'), body: noBody },
  'POST /:id/approve': { ...change('Approve the open step'), body: commentValidator },
  'POST /:id/reject': { ...change('Reject an order'), body: reasonValidator },
  'POST /:id/cancel': { ...change('Cancel an order'), body: reasonValidator },
  'POST /:id/send': { ...change('Mark an order as sent'), body: noBody },
  'POST /:id/close': { ...change('Close an order'), body: reasonValidator },
  'POST /:id/promises': {
    ...change('Note when the vendor delivers'),
    body: promisesValidator,
  },
  'GET /:id/amendments': { summary: 'List the previous versions', answer: arrayOf(version) },
  'POST /:id/amendments': {
    ...change('Amend an approved order'),
    body: amendPurchaseOrderValidator,
  },
  'GET /:id/payment-plan': {
    summary: 'Get when which part of an order is paid',
    answer: paymentPlan,
  },
  'PATCH /:id/payment-plan/:instalmentId': {
    summary: 'Note when a milestone was reached',
    body: reachedValidator,
    versioned: true,
    answer: paymentPlan,
  },
  'GET /:id/prints': { summary: 'List the PDFs of an order', answer: arrayOf(print) },
  'POST /:id/prints': {
    summary: 'Create the PDF of an order, as a job',
    body: printChoiceValidator,
    answer: job,
    status: 202,
  },
  ...mailRoutes('a purchase order'),
  'DELETE /:id/prints/:printId/share': {
    summary: 'Close what the code on a PDF opens',
    answer: arrayOf(print),
    failures: [404, 409],
  },
  'POST /:id/copy': {
    summary: 'Duplicate an order as a draft',
    body: noBody,
    answer: orderDetail,
    status: 201,
  },
})
