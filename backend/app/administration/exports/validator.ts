import vine from '@vinejs/vine'

const keys = () => vine.array(vine.string().maxLength(60)).maxLength(100).nullable().optional()

/** `vcf` is for people: a card of each, of all that is known. `columns` must all exist; of `shown`, what a list shows, those that exist are taken. */
export const createExportValidator = vine.create({
  resource: vine.string().maxLength(60),
  format: vine.enum(['csv', 'xlsx', 'vcf'] as const),
  query: vine.string().maxLength(4000).nullable().optional(),
  columns: keys(),
  shown: keys(),
})
