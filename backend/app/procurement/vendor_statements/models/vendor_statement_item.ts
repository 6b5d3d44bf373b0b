import { VendorStatementItemSchema } from '#database/schema'
import type { AccountKind, StatementOutcome } from '#procurement/enums/vendor_statements'

/** A row of a comparison: a line of the vendor, a document of the firm, or both of them. */
export default class VendorStatementItem extends VendorStatementItemSchema {
  static table = 'vendor_statement_items'

  declare outcome: StatementOutcome
  declare documentKind: AccountKind | null
}
