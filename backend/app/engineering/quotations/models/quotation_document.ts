import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { QuotationDocumentSchema } from '#database/schema'
import File from '#files/shared/models/file'

/** A drawing, specification or other document filed with a quotation. */
export default class QuotationDocument extends QuotationDocumentSchema {
  @belongsTo(() => File)
  declare file: BelongsTo<typeof File>
}
