import vine from '@vinejs/vine'
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
