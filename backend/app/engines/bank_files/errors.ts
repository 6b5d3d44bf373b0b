export const BANK_FILE_FAULTS = [
  'unreadable',
  'wrong_encoding',
  'cut_off',
  'too_large',
  'too_many_lines',
  'no_statements',
  'broken_field',
  'broken_balance',
  'broken_line',
  'broken_date',
  'broken_amount',
  'too_many_decimals',
  'currency_differs',
  'other_account',
  'other_currency',
  'missing_page',
  'page_gap',
  'no_balance',
  'not_balanced',
  'no_columns',
  'no_rows',
] as const
export type BankFileFault = (typeof BANK_FILE_FAULTS)[number]

/** What a message about a fault names besides the line, such as `difference`. */
export type FaultValues = Readonly<Record<string, string>>

/** A file of which nothing is imported. `line` is where, counted from 1; 0 where it is the whole file. */
export class BankFileError extends Error {
  constructor(
    readonly fault: BankFileFault,
    readonly line = 0,
    readonly values: FaultValues = {},
    options?: ErrorOptions
  ) {
    super(`${fault} at line ${line}`, options)
    this.name = 'BankFileError'
  }
}
