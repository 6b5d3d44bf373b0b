import type { BankLine } from '#engines/bank_files/bank_file'
import { BANK_FILE_FAULTS } from '#engines/bank_files/errors'

/** Why a file is not imported: what is wrong with it, or what stands in the portal already. */
export const IMPORT_FAULTS = [...BANK_FILE_FAULTS, 'before_opening', 'reconciled'] as const
export type ImportFault = (typeof IMPORT_FAULTS)[number]

/**
 * `new`: none of its lines is known. `overlaps`: some lines are there from another statement. `known`:
 * it was imported before, or all its lines were.
 */
export const STATEMENT_OUTCOMES = ['new', 'overlaps', 'known'] as const

/** What importing a statement would do. */
export interface PlannedStatement {
  number: string
  openedOn: string
  openingMinor: number
  closedOn: string
  closingMinor: number
  lineCount: number
  newLines: number
  outcome: (typeof STATEMENT_OUTCOMES)[number]
  /** Sum of the lines that are there already. */
  duplicatesMinor: number
  /**
   * What is missing between the closing balance before and this statement; zero where it follows. The
   * first one of an account follows its opening balance.
   */
  gapMinor: number
}

/** A line as the preview shows it. */
export interface PlannedLine {
  bookedOn: string
  amountMinor: number
  counterpartyName: string | null
  text: string
  isNew: boolean
}

/** What is kept of a plan, for its preview. */
export interface ImportPlan {
  statements: PlannedStatement[]
  newLines: number
  duplicateLines: number
  /** The first ones of the file. */
  lines: PlannedLine[]
}

/** A line to be stored, or one that is there. */
export interface FingerprintedLine {
  line: BankLine
  fingerprint: string
  /** The how many-th line of an account that is equal to others of it, from 1. */
  occurrence: number
  isNew: boolean
}

export interface StatementToStore extends PlannedStatement {
  lines: FingerprintedLine[]
}
