import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { VendorDocumentSchema } from '#database/schema'
import File from '#files/shared/models/file'

export default class VendorDocument extends VendorDocumentSchema {
  @belongsTo(() => File)
  declare file: BelongsTo<typeof File>

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { documentType, number, issuedOn, expiresOn } = this
    return { documentType, number, issuedOn, expiresOn, file: this.file.originalName }
  }
}
