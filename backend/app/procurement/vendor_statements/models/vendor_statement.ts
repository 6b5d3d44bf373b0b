import { VendorStatementSchema } from '#database/schema'
import type { BankTableLayout } from '#engines/bank_files/bank_file'
import type { BankFileFault } from '#engines/bank_files/errors'
import type { TableHead } from '#engines/bank_files/orders'
import type { VendorStatementStatus } from '#procurement/enums/vendor_statements'

/** A vendor's own statement of account, on its way or compared with what the firm has. */
export default class VendorStatement extends VendorStatementSchema {
  static table = 'vendor_statements'

  declare status: VendorStatementStatus
  declare format: 'csv' | 'xlsx'
  declare head: TableHead | null
  declare layout: BankTableLayout | null
  declare fault: BankFileFault | null

  /** What the audit log compares. */
  toAudit(): Record<string, unknown> {
    const { vendorId, currency, status, openedOn, closedOn, closingMinor, ourClosingMinor } = this
    const { differenceMinor, note } = this
    return {
      ...{ vendorId, currency, status, openedOn, closedOn, closingMinor, ourClosingMinor },
      ...{ differenceMinor, note },
    }
  }
}
