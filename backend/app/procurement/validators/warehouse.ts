import vine from '@vinejs/vine'
import { line, reference } from '#core/validation/fields'

const code = (max: number) => line(max).regex(/^[\p{L}\p{N}][\p{L}\p{N}._/-]*$/u)

const optional = {
  nameAr: line(120).nullable().optional(),
  location: line(300).nullable().optional(),
  projectId: reference().nullable().optional(),
  active: vine.boolean({ strict: true }).optional(),
  bins: vine.array(code(30)).maxLength(500).optional(),
}

export const createWarehouseValidator = vine.create({
  code: code(20),
  name: line(120).minLength(1),
  ...optional,
})

export const updateWarehouseValidator = vine.create({
  code: code(20).optional(),
  name: line(120).minLength(1).optional(),
  ...optional,
})
