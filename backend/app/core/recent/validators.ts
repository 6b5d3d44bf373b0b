import vine from '@vinejs/vine'
import { reference } from '#core/validation/fields'

const resource = () => vine.string().regex(/^[a-z][a-z-]{1,40}$/)

export const openedRecordValidator = vine.create({ resource: resource(), id: reference() })

export const recentRecordsValidator = vine.create({
  resource: resource().optional(),
  limit: vine.number().withoutDecimals().range([1, 50]).optional(),
})
