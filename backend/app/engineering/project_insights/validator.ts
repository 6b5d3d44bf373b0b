import vine from '@vinejs/vine'
import { day } from '#core/validation/fields'

export const insightsValidator = vine.create({ from: day().optional(), to: day().optional() })
