import vine from '@vinejs/vine'
import { CURRENCIES } from '#engines/money/money'
import { LEAD_STAGES } from '#commercial/enums/lead_stages'
import { day, decimal, line, phone, reference } from '#core/validation/fields'

const text = (max: number) => line(max).nullable().optional()

const optional = {
  nameAr: text(200),
  clientId: reference().nullable().optional(),
  /** Of the client, unless stated. */
  companyName: text(200),
  contactName: text(160),
  contactPhone: phone().nullable().optional(),
  contactEmail: vine.string().trim().maxLength(254).email().nullable().optional(),
  source: text(60),
  value: decimal({ digits: 3, min: 0, max: 100_000_000_000 }).nullable().optional(),
  currency: vine.enum(CURRENCIES).optional(),
  expectedOn: day().nullable().optional(),
  nextStep: text(200),
  nextStepOn: day().nullable().optional(),
  ownerId: reference().nullable().optional(),
  city: text(80),
  projectType: text(60),
  notes: text(5000),
}

export const createLeadValidator = vine.create({ name: line(200).minLength(1), ...optional })

export const updateLeadValidator = vine.create({
  name: line(200).minLength(1).optional(),
  ...optional,
})

export const moveLeadValidator = vine.create({
  stage: vine.enum(LEAD_STAGES),
  /** Required for a move backwards. */
  reason: text(1000),
  /** Required for `lost`. */
  lostReason: text(60),
  /** Required for `quoted`. */
  quotationNumber: text(40),
})
