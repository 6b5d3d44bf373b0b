import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { ClientWorkbookSchema } from '#database/schema'
import type { DocumentErrorCode } from '#engines/ooxml/document_error'
import type { ImportReport } from '#engineering/quotations/workbook_files/reports'
import ClientWorkbookSheet from './client_workbook_sheet.js'

export const WORKBOOK_STATUSES = ['reading', 'ready', 'failed'] as const

/** The client's own bill of quantities of a quotation, kept as it came. */
export default class ClientWorkbook extends ClientWorkbookSchema {
  declare status: (typeof WORKBOOK_STATUSES)[number]
  declare fault: DocumentErrorCode | null
  declare importReport: ImportReport | null

  @hasMany(() => ClientWorkbookSheet, { onQuery: (query) => void query.orderBy('position') })
  declare sheets: HasMany<typeof ClientWorkbookSheet>
}
