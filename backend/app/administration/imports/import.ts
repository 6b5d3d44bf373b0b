import { ImportSchema } from '#database/schema'
import type { TableFormat } from '#engines/spreadsheet/table_rows'

export type ImportStatus = 'uploaded' | 'checking' | 'checked' | 'applying' | 'applied'

/** A table file on its way into the records of a resource. */
export default class Import extends ImportSchema {
  declare format: TableFormat
  declare status: ImportStatus
}
