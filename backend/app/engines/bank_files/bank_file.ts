/** Formats in which banks hand out statements. */
export const BANK_FILE_FORMATS = ['mt940', 'camt', 'csv', 'xlsx'] as const
export type BankFileFormat = (typeof BANK_FILE_FORMATS)[number]

/** One movement of an account. Days are `YYYY-MM-DD`. */
export interface BankLine {
  bookedOn: string
  valueOn: string
  /** In minor units of the account's currency: above zero is money that came in. */
  amountMinor: number
  /** What the bank or the one who ordered the payment calls it. */
  reference: string | null
  /** As the payer has named the payment (ISO 20022). */
  endToEndId: string | null
  counterpartyName: string | null
  counterpartyIban: string | null
  text: string
  /** Where it begins in the file, counted from 1; a row of a table, a line of any other file. */
  line: number
}

/** One statement of one account, its lines in the order of the file. */
export interface BankStatement {
  /** The account as the file names it; empty in a table that names none. */
  account: string
  /** Null where the file has another kind of account number. */
  iban: string | null
  currency: string
  number: string
  openedOn: string
  openingMinor: number
  closedOn: string
  closingMinor: number
  lines: BankLine[]
  /** Where it begins in the file. */
  line: number
}

/** The columns of a table that are read. */
export const BANK_TABLE_FIELDS = [
  'bookedOn',
  'valueOn',
  'amount',
  'debit',
  'credit',
  'balance',
  'reference',
  'endToEndId',
  'counterpartyName',
  'counterpartyIban',
  'text',
] as const
export type BankTableField = (typeof BANK_TABLE_FIELDS)[number]

export const DAY_ORDERS = ['dmy', 'mdy', 'ymd'] as const
export const DECIMAL_MARKS = ['point', 'comma'] as const

/** How the tables of a bank are written. */
export interface BankTableLayout {
  /** The heading above each column that is read: columns are found again wherever they stand. */
  columns: Partial<Record<BankTableField, string>>
  dayOrder: (typeof DAY_ORDERS)[number]
  decimalMark: (typeof DECIMAL_MARKS)[number]
}

/** What a table says nowhere and a person states, in minor units. */
export interface StatedBalances {
  openingMinor: number
  closingMinor: number
}
