import { BankStatementLineSchema } from '#database/schema'

/** One movement that a bank has stated. */
export default class BankStatementLine extends BankStatementLineSchema {
  static table = 'bank_statement_lines'
}
