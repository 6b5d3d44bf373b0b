import type { MatchItem } from '#engines/bank_matching/items'
import type BankStatementLine from '#finance/bank_statements/models/bank_statement_line'
import type { LedgerLine } from './ledger_lines.js'

/** A line of a statement as it is compared. */
export const itemOfLine = (line: BankStatementLine): MatchItem => ({
  id: line.id,
  on: line.bookedOn,
  amountMinor: line.amountMinor,
  references: [line.reference, line.endToEndId].filter((text) => text !== null),
  names: [line.counterpartyName].filter((text) => text !== null),
  text: line.description,
})

/** A line of the ledger as it is compared. */
export const itemOfEntry = (line: LedgerLine): MatchItem => ({
  id: line.id,
  on: line.postedOn,
  amountMinor: line.amountMinor,
  references: [line.documentNumber, line.entryNumber],
  names: line.partyNames,
  text: line.description,
})
