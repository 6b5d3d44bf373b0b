import vine from '@vinejs/vine'
import { decimal, line } from '#core/validation/fields'
import { DOCUMENT_TYPES } from './deciding.js'

const step = vine.object({
  name: line(120).minLength(1),
  nameAr: line(120).minLength(1),
  /** `ability:…`, `role:…` or `user:…`. */
  approver: line(100).regex(/^(ability|role|user):[\w.-]+$/),
})
const steps = () => vine.array(step).minLength(1).maxLength(6)
const amount = () => decimal({ digits: 2, max: 1_000_000_000_000 })
const margin = () => decimal({ digits: 2, max: 100 })
const name = () => line(120).minLength(1)

export const createApprovalRuleValidator = vine.create({
  documentType: vine.enum(DOCUMENT_TYPES),
  name: name(),
  nameAr: name(),
  /** In riyals; both ends belong to the rule. */
  amountFrom: amount().optional(),
  amountTo: amount().nullable().optional(),
  /** Per cent of the price that are left to the firm. */
  marginBelow: margin().nullable().optional(),
  active: vine.boolean({ strict: true }).optional(),
  steps: steps(),
})

export const updateApprovalRuleValidator = vine.create({
  name: name().optional(),
  nameAr: name().optional(),
  amountFrom: amount().optional(),
  amountTo: amount().nullable().optional(),
  marginBelow: margin().nullable().optional(),
  active: vine.boolean({ strict: true }).optional(),
  steps: steps().optional(),
})
