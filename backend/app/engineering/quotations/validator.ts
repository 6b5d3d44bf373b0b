import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { MOST_TERMS, termRule } from '#core/terms/term'
import { CURRENCIES } from '#engines/money/money'
import {
  COST_HEADS,
  INCLUSIONS,
  MARKUP_BASES,
  MARKUP_KINDS,
  MARKUP_MODES,
  VAT_CATEGORIES,
} from '#engineering/enums/bill'
import { CLIENT_ROW } from '#engineering/quotations/client_row'
import { sectionText } from '#engines/outline/outline'
import { day, decimal, line, reference } from '#core/validation/fields'
import { formKey } from '#engineering/quotations/autosaves/validator'

const text = (max: number) => line(max).nullable().optional()

const MOST_LINES = 5000

const MOST_MARKUPS = 12

const quotationLine = vine.object({
  clientItem: text(40),
  section: vine
    .string()
    .maxLength(480)
    .transform((value) => sectionText(value) || null)
    .nullable()
    .optional(),
  description: line(1000).minLength(1),
  descriptionAr: text(1000),
  unit: text(20),
  // a deduction is a line of a negative quantity or rate
  quantity: decimal({ digits: 4, min: -10_000_000, max: 10_000_000 }),
  unitRate: decimal({ digits: 4, min: -100_000_000, max: 100_000_000 }),
  costHead: vine.enum(COST_HEADS).nullable().optional(),
  unitCost: decimal({ digits: 4, max: 100_000_000 }).nullable().optional(),
  // of the cost; the quotation's own unless stated
  costCurrency: vine.enum(CURRENCIES).nullable().optional(),
  // the day from which the rate was in force in the library
  rateOn: day().nullable().optional(),
  // the row of the client's workbook that the line was made of
  clientRow: vine.string().regex(CLIENT_ROW).nullable().optional(),
  inclusion: vine.enum(INCLUSIONS).optional(),
  vatCategory: vine.enum(VAT_CATEGORIES).optional(),
})

const markup = vine.object({
  kind: vine.enum(MARKUP_KINDS),
  label: text(120),
  mode: vine.enum(MARKUP_MODES),
  value: decimal({ digits: 3, max: 10_000_000_000 }),
  base: vine.enum(MARKUP_BASES).optional(),
})

const optional = {
  bdmInitials: text(10),
  projectNameAr: text(200),
  areaSqm: decimal({ digits: 4, max: 100_000_000 }).nullable().optional(),
  location: text(160),
  city: text(80),
  endUser: text(200),
  requestedBy: text(200),
  clientReference: text(120),
  requesterType: text(60),
  clientType: text(60),
  contractorPreference: text(60),
  vendorListNomination: text(60),
  historicalSuccess: text(60),
  projectType: text(60),
  quotedOn: day().optional(),
  validUntilOn: day().nullable().optional(),
  productTypes: vine.array(line(60)).distinct().maxLength(20).optional(),
  clientId: reference().nullable().optional(),
  currency: vine.enum(CURRENCIES).optional(),
  vatRate: decimal({ digits: 2, max: 100 }).optional(),
  discount: decimal({ digits: 3 }).optional(),
  markups: vine.array(markup).maxLength(MOST_MARKUPS).optional(),
  notes: text(5000),
  coverLetter: text(5000),
  coverLetterAr: text(5000),
  terms: vine.array(termRule).maxLength(MOST_TERMS).optional(),
  lines: vine.array(quotationLine).maxLength(MOST_LINES).optional(),
}

export const createQuotationValidator = vine.create({
  projectName: line(200).minLength(1),
  draft: vine.boolean({ strict: true }).optional(),
  autosaveKey: formKey().optional(),
  ...optional,
})

export const updateQuotationValidator = vine.create({
  projectName: line(200).minLength(1).optional(),
  autosaveKey: formKey().optional(),
  ...optional,
})

export const rejectionValidator = vine.create({ reason: line(1000).minLength(1) })

export const noteValidator = vine.create({ reason: text(1000) })

export const lossValidator = vine.create({
  lostReason: line(60).minLength(1),
  competitor: text(160),
  reason: text(1000),
})

export const sendingValidator = vine.create({
  validUntilOn: day().nullable().optional(),
  followUpOn: day().nullable().optional(),
})

export const reopeningValidator = vine.create({
  reason: line(1000).minLength(1),
  validUntilOn: day().nullable().optional(),
  followUpOn: day().nullable().optional(),
})

export const approvalValidator = vine.create({ comment: text(1000) })

/** A quotation as written: every field but the name may be left out. */
export type QuotationInput = Omit<Infer<typeof updateQuotationValidator>, 'autosaveKey'>

export type LineInput = NonNullable<QuotationInput['lines']>[number]

export const quotationDocumentValidator = vine.create({
  documentType: line(60).optional(),
  revision: text(20),
})
