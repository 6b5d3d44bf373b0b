import { PricedWorkbookSchema } from '#database/schema'
import type { PriceReport } from '#engineering/quotations/client_workbooks/price_report'

/** A copy of the client's workbook with our prices in it. */
export default class PricedWorkbook extends PricedWorkbookSchema {
  declare report: PriceReport
}
