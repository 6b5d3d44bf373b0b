import vine from '@vinejs/vine'
import { reference } from '#core/validation/fields'

export const postingRuleValidator = vine.create({ accountId: reference() })
