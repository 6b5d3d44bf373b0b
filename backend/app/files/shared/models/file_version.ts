import { column } from '@adonisjs/lucid/orm'
import { FileVersionSchema } from '#database/schema'

/** What a file was before its present version. */
export default class FileVersion extends FileVersionSchema {
  // by itself the naming strategy reads a column `sha_256`
  @column({ columnName: 'sha256' })
  declare sha256: string
}
