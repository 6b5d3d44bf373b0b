import { column } from '@adonisjs/lucid/orm'
import type { ScanState } from '#core/storage/scan_gate'
import { FileScanSchema } from '#database/schema'

/** What the virus scanner has found in the bytes under one key. */
export default class FileScan extends FileScanSchema {
  static table = 'file_scans'

  // by itself the naming strategy reads a column `sha_256`
  @column({ columnName: 'sha256' })
  declare sha256: string

  declare state: ScanState
}
