import vine from '@vinejs/vine'
import { CURRENCIES } from '#engines/money/money'
import { VAT_CATEGORIES } from '#engines/money/vat'
import { PRINT_CHOICES } from '#core/printing/print_choice'
import { MOST_TERMS, termRule } from '#core/terms/term'
import { clock, day, decimal, line, phone, reference } from '#core/validation/fields'

const MOST_LINES = 300
const MOST_VENDORS = 20
/** Each becomes a code on the paper. */
const MOST_OUTGOING = 20

const requestLine = vine.object({
  materialId: reference().nullable().optional(),
  description: line(1000).minLength(1),
  descriptionAr: line(1000).nullable().optional(),
  quantity: decimal({ digits: 4, min: 0.0001, max: 10_000_000 }),
  unit: line(20).nullable().optional(),
  /** What a task of the project's schedule needs, and by which day; the schedule's day unless stated. */
  needId: reference().nullable().optional(),
  needByOn: day().nullable().optional(),
})

const optional = {
  projectId: reference().nullable().optional(),
  warehouseId: reference().nullable().optional(),
  deliveryLocation: line(300).nullable().optional(),
  requiredOn: day().nullable().optional(),
  notes: line(5000).nullable().optional(),
  lines: vine.array(requestLine).maxLength(MOST_LINES).optional(),
}

export const createPurchaseRequestValidator = vine.create({
  title: line(200).minLength(1),
  ...optional,
})
export const updatePurchaseRequestValidator = vine.create({
  title: line(200).minLength(1).optional(),
  ...optional,
})

/** Whom a request for quotation goes to, until when, and under which conditions. */
export const inviteVendorsValidator = vine.create({
  vendorIds: vine.array(reference()).minLength(1).maxLength(MOST_VENDORS),
  quotesDueOn: day().nullable().optional(),
  /** The firm's clock on that day. */
  quotesDueTime: clock().nullable().optional(),
  replyContact: line(200).nullable().optional(),
  replyEmail: line(254).email().nullable().optional(),
  replyPhone: phone().nullable().optional(),
  rfqTerms: line(5000).nullable().optional(),
  rfqClauses: vine.array(termRule).maxLength(MOST_TERMS).optional(),
})

/** Every file that goes out to vendors, and no other. */
export const outgoingFilesValidator = vine.create({
  fileIds: vine.array(reference()).distinct().maxLength(MOST_OUTGOING),
})

/** A vendor's answer; a line that is left out was not offered. */
export const quoteValidator = vine.create({
  declined: vine.boolean().optional(),
  currency: vine.enum(CURRENCIES).optional(),
  vendorNumber: line(80).nullable().optional(),
  quotedOn: day().optional(),
  validUntilOn: day().nullable().optional(),
  leadDays: vine.number({ strict: true }).withoutDecimals().range([0, 1000]).nullable().optional(),
  paymentTermId: reference().nullable().optional(),
  terms: line(5000).nullable().optional(),
  freight: decimal({ digits: 4, max: 100_000_000 }).nullable().optional(),
  lines: vine
    .array(
      vine.object({
        lineId: reference(),
        unitPrice: decimal({ digits: 4, max: 100_000_000 }),
        vatCategory: vine.enum(VAT_CATEGORIES).nullable().optional(),
        vatRate: decimal({ digits: 2, max: 100 }).optional(),
      })
    )
    .maxLength(MOST_LINES)
    .optional(),
})

/** Which quote gets which line. */
export const awardValidator = vine.create({
  reason: line(1000).nullable().optional(),
  lines: vine
    .array(vine.object({ lineId: reference(), quoteId: reference() }))
    .minLength(1)
    .maxLength(MOST_LINES),
})

export const rfqPrintValidator = vine.create({
  quoteId: reference(),
  language: vine.enum(PRINT_CHOICES).optional(),
})
