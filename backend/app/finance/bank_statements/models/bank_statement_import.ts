import { BankStatementImportSchema } from '#database/schema'
import type { BankFileFormat, BankTableLayout } from '#engines/bank_files/bank_file'
import type { TableHead } from '#engines/bank_files/orders'
import type { ImportFault, ImportPlan } from '#finance/bank_statements/plan'

/**
 * reading → ready, mapping (its columns have to be named) or failed; ready → importing → imported or
 * failed.
 */
export const IMPORT_STATUSES = [
  'reading',
  'mapping',
  'ready',
  'failed',
  'importing',
  'imported',
] as const

/** A file of a bank on its way into the statements of an account. */
export default class BankStatementImport extends BankStatementImportSchema {
  static table = 'bank_statement_imports'

  declare format: BankFileFormat
  declare status: (typeof IMPORT_STATUSES)[number]
  declare head: TableHead | null
  declare layout: BankTableLayout | null
  declare fault: ImportFault | null
  declare plan: ImportPlan | null
}
