import { BankStatementSchema } from '#database/schema'

/** One statement of a bank as it was imported; it is never changed. */
export default class BankStatement extends BankStatementSchema {
  static table = 'bank_statements'
}
