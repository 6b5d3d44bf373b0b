import vine from '@vinejs/vine'
import { decimal, line, reference } from '#core/validation/fields'

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
