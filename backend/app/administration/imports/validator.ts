import vine from '@vinejs/vine'

export const uploadImportValidator = vine.create({ resource: vine.string().maxLength(60) })

export const checkImportValidator = vine.create({
  /** Which column (counted from 0) is which field. */
  mapping: vine
    .array(
      vine.object({
        field: vine.string().maxLength(60),
        column: vine.number({ strict: true }).withoutDecimals().range([0, 499]),
      })
    )
    .minLength(1)
    .maxLength(100),
  keyField: vine.string().maxLength(60).nullable().optional(),
})
