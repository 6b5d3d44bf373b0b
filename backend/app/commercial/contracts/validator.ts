import vine from '@vinejs/vine'
import { CURRENCIES } from '#engines/money/money'
import { VAT_CATEGORIES } from '#engines/money/vat'
import { day, decimal, line, reference } from '#core/validation/fields'
import { VAT_ON_RETENTION } from './certificate.js'

const MOST_LINES = 500

const quantity = () => decimal({ digits: 4, min: 0, max: 100_000_000 })

const percent = () => decimal({ digits: 2, min: 0, max: 100 })

const contractLine = vine.object({
  description: line(1000).minLength(1),
  descriptionAr: line(1000).nullable().optional(),
  unit: line(20).nullable().optional(),
  quantity: quantity(),
  unitRate: quantity(),
})

export const createContractValidator = vine.create({
  title: line(200).minLength(1),
  titleAr: line(200).nullable().optional(),
  clientId: reference(),
  projectId: reference().nullable().optional(),
  reference: line(60).nullable().optional(),
  currency: vine.enum(CURRENCIES).optional(),
  vatRate: percent().optional(),
  vatCategory: vine.enum(VAT_CATEGORIES).optional(),
  /** Code of the reason, of a contract that bears no VAT. */
  exemptionReason: line(60).nullable().optional(),
  retention: percent().optional(),
  retentionCap: percent().nullable().optional(),
  advanceRecovery: percent().optional(),
  vatOnRetention: vine.enum(VAT_ON_RETENTION).optional(),
  paymentDays: vine.number({ strict: true }).withoutDecimals().range([0, 365]).optional(),
  signedOn: day().nullable().optional(),
  lines: vine.array(contractLine).minLength(1).maxLength(MOST_LINES),
})
