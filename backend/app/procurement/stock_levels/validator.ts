import vine from '@vinejs/vine'
import { STOCK_STATUSES } from '#procurement/enums/stock'
import { day, decimal, line, reference } from '#core/validation/fields'

const quantity = () => decimal({ digits: 4, max: 10_000_000 })
const optional = {
  bin: line(30).nullable().optional(),
  reorderLevel: quantity().optional(),
  reorderQuantity: quantity().optional(),
}

export const createLevelValidator = vine.create({
  materialId: reference(),
  warehouseId: reference(),
  ...optional,
})
export const updateLevelValidator = vine.create(optional)

export const stockValuesValidator = vine.create({ on: day().optional() })

const some = () => decimal({ digits: 4, min: 0.0001, max: 10_000_000 })
const status = () => vine.enum(STOCK_STATUSES.map(({ value }) => value))

export const statusChangeValidator = vine.create({
  from: status(),
  to: status(),
  quantity: some(),
  batchNo: line(80).nullable().optional(),
  reason: line(300).minLength(1),
})

export const reservationValidator = vine.create({
  projectId: reference(),
  quantity: some(),
  neededOn: day().nullable().optional(),
  note: line(300).nullable().optional(),
})

export const releaseValidator = vine.create({ reason: line(300).minLength(1) })

export const issuableValidator = vine.create({
  warehouseId: vine.number().withoutDecimals().positive(),
  materialId: vine.number().withoutDecimals().positive(),
  projectId: vine.number().withoutDecimals().positive().optional(),
})
