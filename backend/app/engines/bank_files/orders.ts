import type { BankFileFormat, BankStatement, BankTableLayout, StatedBalances } from './bank_file.js'
import type { MeantAccount } from './check_statement.js'
import type { BankFileFault, FaultValues } from './errors.js'

/** A request to the reading process. */
export interface BankFileOrder {
  path: string
  format: BankFileFormat
  meant: MeantAccount
  /** How a table is written; null where no one has said so yet. */
  layout: BankTableLayout | null
  balances: StatedBalances | null
  /** Rows of a table that only carry a balance forward are left out instead of refused. */
  skipsCarried?: boolean
}

/** The beginning of a table, for whoever says which column is what. */
export interface TableHead {
  headings: string[]
  sample: string[][]
  guess: BankTableLayout['columns']
}

/** What the reading process answers. */
export type BankFileAnswer =
  | { statements: BankStatement[] }
  | { head: TableHead }
  | { fault: BankFileFault; line: number; values: FaultValues }
