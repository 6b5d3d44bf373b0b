import { describe } from '#core/openapi/registry'
import { arrayOf, can, day, decimal, each, flag, id, instant, money, named, nullable, object, oneOf, text, whole } from '#core/openapi/schema' // prettier-ignore
import { VAT_CATEGORIES } from '#core/money/vat'
import { vatShare } from '#procurement/openapi/vat'
import { PAYMENT_KINDS } from '#procurement/billing/retention'
import { billListing } from '#procurement/listings/bill_listing'
import { orderMaterialListing } from '#procurement/listings/order_material_listing'
import { createReceiptValidator } from '#procurement/validators/goods_receipt'
import { createPaymentValidator } from '#procurement/validators/purchase_payment'
import { createBillValidator } from '#procurement/validators/purchase_bill'
import { reasonValidator } from '#procurement/validators/purchase_order'

const receipts = arrayOf(
  named(
    'GoodsReceipt',
    object({
      id,
      version: whole,
      number: text,
      purchaseOrderId: id,
      receivedOn: day,
      ...each(['deliveryNoteNo', 'note', 'createdByName'], nullable(text)),
      ...each(['warehouseId', 'movementId', 'createdBy'], nullable(id)),
      status: oneOf(['posted', 'reversed']),
      lines: arrayOf(
        object({
          ...each(['id', 'orderLineId'], id),
          ...each(['batchNo', 'rejectionReason'], nullable(text)),
          ...each(['accepted', 'rejected'], decimal),
        })
      ),
      photos: arrayOf(text),
      createdAt: instant,
      can: can('reverse', 'addPhoto'),
    })
  )
)

const shownBill = {
  id,
  version: whole,
  ...each(['purchaseOrderId', 'vendorId'], id),
  ...each(['vendorNumber', 'currency'], text),
  billedOn: day,
  dueOn: nullable(day),
  status: oneOf(['matched', 'blocked', 'released', 'cancelled']),
  ...each(['releaseReason', 'note', 'createdByName', 'releasedByName'], nullable(text)),
  createdBy: nullable(id),
  ...each(['subtotal', 'vat', 'total', 'paid', 'open'], money),
  ...each(['freight', 'otherCharges', 'chargesOver', 'retention', 'held'], money),
  retentionPct: decimal,
  alike: arrayOf(text),
  vatBreakdown: arrayOf(vatShare),
  payments: arrayOf(
    object({
      id,
      kind: oneOf(PAYMENT_KINDS),
      paidOn: day,
      amount: money,
      ...each(['reference', 'note', 'createdByName'], nullable(text)),
    })
  ),
  releasedAt: nullable(instant),
  createdAt: instant,
  lines: arrayOf(
    object({
      ...each(['id', 'orderLineId'], id),
      description: text,
      ...each(['descriptionAr', 'unit'], nullable(text)),
      match: oneOf(['matched', 'qty_variance', 'price_variance', 'no_receipt']),
      ...each(['quantity', 'unitPrice', 'vatRate', 'over', 'priceVariance'], decimal),
      vatCategory: oneOf(VAT_CATEGORIES),
      net: money,
    })
  ),
  can: can('release', 'cancel', 'pay', 'releaseRetention'),
}
const bills = arrayOf(named('PurchaseBill', object(shownBill)))

const listedBill = named(
  'VendorBill',
  object({
    ...each(['id', 'purchaseOrderId', 'vendorId'], id),
    version: whole,
    ...each(['orderNumber', 'vendorName', 'vendorNumber', 'currency'], text),
    projectName: nullable(text),
    billedOn: day,
    dueOn: nullable(day),
    status: shownBill.status,
    ...each(['total', 'paid', 'open', 'held'], money),
    overdue: flag,
  })
)

const billDetail = named(
  'VendorBillDetail',
  object({
    ...shownBill,
    order: object({ id, ...each(['number', 'vendorName'], text), projectName: nullable(text) }),
    retentionDueOn: nullable(day),
  })
)

const billableOrder = named(
  'BillableOrder',
  object({
    id,
    version: whole,
    ...each(['number', 'vendorName', 'currency'], text),
    lines: arrayOf(
      object({
        id,
        description: text,
        ...each(['descriptionAr', 'unit'], nullable(text)),
        ...each(['quantity', 'accepted', 'billed'], decimal),
        vatCategory: oneOf(VAT_CATEGORIES),
      })
    ),
  })
)

describe('/api/bills', {
  GET: { summary: 'The invoices of all vendors', list: billListing, answer: arrayOf(listedBill) },
  'GET /orders': {
    summary: 'Orders that an invoice may be recorded on, for a choice',
    query: { q: text, id: arrayOf({ type: 'integer' }) },
    answer: arrayOf(object({ id, label: text })),
  },
  'GET /orders/:id': {
    summary: 'What an invoice of an order is compared with',
    answer: billableOrder,
  },
  'GET /:id': { summary: 'An invoice of a vendor', answer: billDetail },
})

describe('/api/purchase-orders', {
  'GET /:id/receipts': { summary: 'The deliveries of an order', answer: receipts },
  'POST /:id/receipts': {
    summary: 'Book in a delivery',
    body: createReceiptValidator,
    versioned: true,
    answer: receipts,
    status: 201,
  },
  'POST /:id/receipts/:receiptId/reverse': {
    summary: 'Take a delivery back',
    body: reasonValidator,
    versioned: true,
    answer: receipts,
  },
  'POST /:id/receipts/:receiptId/photos': {
    summary: 'Keep a picture of a delivery',
    files: { file: 'required' },
    answer: receipts,
    status: 201,
  },
  'GET /:id/bills': { summary: 'The invoices of the vendor on an order', answer: bills },
  'POST /:id/bills': {
    summary: 'Record an invoice of the vendor',
    body: createBillValidator,
    versioned: true,
    answer: bills,
    status: 201,
  },
  'POST /:id/bills/:billId/pay': {
    summary: 'Record what was paid of an invoice, or of what is held back of it',
    body: createPaymentValidator,
    versioned: true,
    answer: bills,
    status: 201,
  },
  'POST /:id/bills/:billId/release': {
    summary: 'Release a blocked invoice for payment',
    body: reasonValidator,
    versioned: true,
    answer: bills,
  },
  'POST /:id/bills/:billId/cancel': {
    summary: 'Take an invoice out of the books',
    body: reasonValidator,
    versioned: true,
    answer: bills,
  },
})

describe('/api/purchase-order-materials', {
  GET: {
    summary: 'Every line of every order: ordered, received, outstanding, late',
    list: orderMaterialListing,
    answer: arrayOf(
      named(
        'PurchaseOrderMaterial',
        object({
          ...each(['id', 'purchaseOrderId', 'vendorId'], id),
          ...each(['orderVersion', 'position'], whole),
          ...each(['number', 'vendorName', 'description', 'status'], text),
          ...each(['projectId', 'materialId', 'warehouseId'], nullable(id)),
          ...each(['projectName', 'descriptionAr', 'unit'], nullable(text)),
          orderedOn: day,
          requiredOn: nullable(day),
          ...each(['quantity', 'accepted', 'rejected', 'outstanding'], decimal),
          late: flag,
        })
      )
    ),
  },
})
