import { PricedWorkbookSchema } from '#database/schema'
import type { PriceReport } from '#engineering/quotations/workbook_files/reports'

/** A copy of the client's workbook with our prices in it. */
export default class PricedWorkbook extends PricedWorkbookSchema {
  declare report: PriceReport
}
