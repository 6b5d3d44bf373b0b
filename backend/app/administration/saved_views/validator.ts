import vine from '@vinejs/vine'
import { line } from '#core/validation/fields'

const fields = {
  name: line(80).minLength(1),
  state: vine.object({
    query: vine.string().maxLength(4000).nullable().optional(),
    columns: vine.array(line(60)).maxLength(80),
  }),
  shared: vine.boolean({ strict: true }).optional(),
  isDefault: vine.boolean({ strict: true }).optional(),
}

export const createSavedViewValidator = vine.create({
  ...fields,
  resource: vine.string().regex(/^[a-z][a-z-]{1,40}$/),
})
export const updateSavedViewValidator = vine.create({
  name: fields.name.clone().optional(),
  state: fields.state.clone().optional(),
  shared: fields.shared.clone(),
  isDefault: fields.isDefault.clone(),
})
