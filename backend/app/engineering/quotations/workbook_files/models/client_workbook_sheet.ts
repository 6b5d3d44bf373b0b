import { ClientWorkbookSheetSchema } from '#database/schema'
import type { TableRow } from '#engines/spreadsheet/table_row'
import type { BillColumns } from '#engines/workbooks/bill_fields'

/** One sheet of a client's workbook, and how it is read. */
export default class ClientWorkbookSheet extends ClientWorkbookSheetSchema {
  declare preview: TableRow[]
  declare columns: BillColumns
}
