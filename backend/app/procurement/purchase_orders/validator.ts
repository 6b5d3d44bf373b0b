import vine from '@vinejs/vine'
import { COST_HEADS } from '#core/budgets/cost_heads'
import { CURRENCIES } from '#engines/money/money'
import { VAT_CATEGORIES } from '#engines/money/vat'
import { MOST_TERMS, termRule } from '#core/terms/term'
import { INCOTERMS } from '#procurement/enums/order_terms'
import { day, decimal, line, reference } from '#core/validation/fields'

export const MOST_LINES = 500

export const orderLineFields = {
  description: line(1000).minLength(1),
  descriptionAr: line(1000).nullable().optional(),
  materialId: reference().nullable().optional(),
  /** What it is booked under; unless stated, what the kind of its material says. */
  costHead: vine.enum(COST_HEADS).nullable().optional(),
  quantity: decimal({ digits: 4, min: 0.0001, max: 10_000_000 }),
  unit: line(20).nullable().optional(),
  unitPrice: decimal({ digits: 4, max: 100_000_000 }),
  /** Percent off the price. */
  discount: decimal({ digits: 2, max: 100 }).nullable().optional(),
  vatCategory: vine.enum(VAT_CATEGORIES).nullable().optional(),
  vatRate: decimal({ digits: 2, max: 100 }).optional(),
  /** What a task of the project's schedule needs, and by which day; the schedule's day unless stated. */
  needId: reference().nullable().optional(),
  needByOn: day().nullable().optional(),
}
const orderLine = vine.object(orderLineFields)

/** What holds for the whole order: charges before VAT, percent held back of every bill. */
const orderTerms = {
  retention: decimal({ digits: 2, max: 100 }).nullable().optional(),
  penaltyRate: decimal({ digits: 2, max: 100 }).nullable().optional(),
  penaltyCap: decimal({ digits: 2, max: 100 }).nullable().optional(),
  /** The contract is net of withholding tax: the firm bears it. */
  taxBorne: vine.boolean({ strict: true }).optional(),
  warrantyMonths: vine.number().withoutDecimals().range([0, 600]).nullable().optional(),
  freight: decimal({ digits: 3, max: 100_000_000_000 }).nullable().optional(),
  freightVatCategory: vine.enum(VAT_CATEGORIES).nullable().optional(),
  freightVatRate: decimal({ digits: 2, max: 100 }).nullable().optional(),
  otherCharges: decimal({ digits: 3, max: 100_000_000_000 }).nullable().optional(),
  otherChargesVatCategory: vine.enum(VAT_CATEGORIES).nullable().optional(),
  otherChargesVatRate: decimal({ digits: 2, max: 100 }).nullable().optional(),
}

/** What the paper says beside its figures. */
const paper = {
  vendorReference: line(80).nullable().optional(),
  incoterm: vine.enum(INCOTERMS).nullable().optional(),
  incotermPlace: line(160).nullable().optional(),
  siteContact: line(200).nullable().optional(),
  penalty: line(1000).nullable().optional(),
  clauses: vine.array(termRule).maxLength(MOST_TERMS).optional(),
}

const optional = {
  ...orderTerms,
  ...paper,
  projectId: reference().nullable().optional(),
  /** Of the firm's own; an order for a project is a cost of the project alone. */
  departmentId: reference().nullable().optional(),
  orderedOn: day().optional(),
  requiredOn: day().nullable().optional(),
  currency: vine.enum(CURRENCIES).optional(),
  paymentTermId: reference().nullable().optional(),
  warehouseId: reference().nullable().optional(),
  deliveryLocation: line(300).nullable().optional(),
  terms: line(10_000).nullable().optional(),
  notes: line(5000).nullable().optional(),
  lines: vine.array(orderLine).maxLength(MOST_LINES).optional(),
}

export const createPurchaseOrderValidator = vine.create({ vendorId: reference(), ...optional })
export const updatePurchaseOrderValidator = vine.create({
  vendorId: reference().optional(),
  ...optional,
})

/** The next version of an approved order: its lines as a whole, known ones by their id. */
export const amendPurchaseOrderValidator = vine.create({
  reason: line(1000).minLength(1),
  ...orderTerms,
  ...paper,
  requiredOn: day().nullable().optional(),
  paymentTermId: reference().nullable().optional(),
  warehouseId: reference().nullable().optional(),
  deliveryLocation: line(300).nullable().optional(),
  terms: line(10_000).nullable().optional(),
  notes: line(5000).nullable().optional(),
  lines: vine
    .array(vine.object({ ...orderLineFields, lineId: reference().nullable().optional() }))
    .minLength(1)
    .maxLength(MOST_LINES),
})

/** When the vendor delivers which line; null takes a promise away. */
export const promisesValidator = vine.create({
  lines: vine
    .array(vine.object({ lineId: reference(), promisedOn: day().nullable() }))
    .minLength(1)
    .maxLength(MOST_LINES),
})

/** When a milestone was reached; null takes the day back. */
export const reachedValidator = vine.create({ reachedOn: day().nullable() })

export const printLanguageValidator = vine.create({ language: vine.enum(['en', 'ar'] as const) })
