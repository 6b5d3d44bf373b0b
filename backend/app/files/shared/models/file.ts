import { column } from '@adonisjs/lucid/orm'
import { FileSchema } from '#database/schema'

/** `ownerType` of files that people keep in folders. */
export const LIBRARY = 'folder'

/** What is written on a drawing, as people file it. */
export const DRAWING_FIELDS = [
  'drawingNumber',
  'drawingRevision',
  'drawingTitle',
  'discipline',
] as const

/** A stored file. Its row outlives nothing: row and bytes are made and deleted together. */
export default class File extends FileSchema {
  // by itself the naming strategy reads a column `sha_256`
  @column({ columnName: 'sha256' })
  declare sha256: string

  /** Whether it lies in a folder, and not with a record of a department. */
  get inLibrary(): boolean {
    return this.ownerType === LIBRARY && this.folderId !== null
  }

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const plain = DRAWING_FIELDS.map((name) => [name, this[name] ?? null])
    return {
      name: this.originalName,
      folderId: this.folderId,
      contentVersion: this.versionNo,
      ...Object.fromEntries(plain),
      supersededById: this.supersededById ?? null,
    }
  }
}
