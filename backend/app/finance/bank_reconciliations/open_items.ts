import { inPortions } from '#core/database/in_portions'
import type BankAccount from '#finance/bank_accounts/bank_account'
import {
  amountColumn,
  ledgerLinesOf,
  readLedgerLines,
  type LedgerLine,
} from '#finance/bank_matches/ledger_lines'
import type { Client } from './balances.js'
import type { ItemKind } from './models/bank_reconciliation_item.js'

/** What stands on one side only at the end of a day. */
export interface OpenItem {
  kind: ItemKind
  on: string
  amountMinor: number
  reference: string | null
  description: string
}

/**
 * Lines of the ledger that the bank does not have by the end of a day: without a match, or with one of
 * which a line is later.
 */
const openOn = (account: BankAccount, on: string, client: Client) =>
  ledgerLinesOf(account, client)
    .where('journal_lines.posted_on', '<=', on)
    .leftJoin('bank_match_entries', 'bank_match_entries.journal_line_id', 'journal_lines.id')
    .leftJoin('bank_matches', 'bank_matches.id', 'bank_match_entries.match_id')
    .where((query) =>
      query.whereNull('bank_matches.id').orWhere('bank_matches.complete_on', '>', on)
    )

/** Lines of statements that the ledger does not have by the end of a day. */
const unrecordedOn = ({ id }: BankAccount, on: string, client: Client) =>
  client
    .from('bank_statement_lines')
    .where('bank_statement_lines.bank_account_id', id)
    .where('bank_statement_lines.booked_on', '<=', on)
    .leftJoin('bank_matches', 'bank_matches.id', 'bank_statement_lines.match_id')
    .where((query) =>
      query.whereNull('bank_matches.id').orWhere('bank_matches.complete_on', '>', on)
    )

export interface OpenSums {
  inTransitMinor: number
  /** Below zero. */
  outstandingMinor: number
  unrecordedMinor: number
  count: number
}

/** How much is open at the end of a day, and how many lines of both sides. */
export async function openSums(
  account: BankAccount,
  on: string,
  client: Client
): Promise<OpenSums> {
  const amount = amountColumn(account)
  const [ledger] = await openOn(account, on, client).select(
    client.raw(`SUM(CASE WHEN ${amount} > 0 THEN ${amount} ELSE 0 END) as received`),
    client.raw(`SUM(CASE WHEN ${amount} < 0 THEN ${amount} ELSE 0 END) as paid`),
    client.raw('COUNT(*) as count')
  )
  const [bank] = await unrecordedOn(account, on, client).select(
    client.raw('SUM(bank_statement_lines.amount_minor) as amount'),
    client.raw('COUNT(*) as count')
  )
  return {
    inTransitMinor: Number(ledger.received ?? 0),
    outstandingMinor: Number(ledger.paid ?? 0),
    unrecordedMinor: Number(bank.amount ?? 0),
    count: Number(ledger.count) + Number(bank.count),
  }
}

/** What is open at the end of a day, by day; at most so many of each side. */
export async function openItems(
  account: BankAccount,
  on: string,
  client: Client,
  most: number
): Promise<OpenItem[]> {
  const ids = await openOn(account, on, client)
    .orderBy('journal_lines.posted_on')
    .orderBy('journal_lines.id')
    .limit(most)
    .select('journal_lines.id')
  const entries = await inPortions(
    ids.map((row) => Number(row.id)),
    (some) =>
      readLedgerLines(
        account,
        ledgerLinesOf(account, client).whereIn('journal_lines.id', some),
        client
      )
  )
  const lines = await unrecordedOn(account, on, client)
    .orderBy('bank_statement_lines.booked_on')
    .orderBy('bank_statement_lines.id')
    .limit(most)
    .select('bank_statement_lines.*')
  return [...entries.map(itemOfEntry), ...lines.map(itemOfLine)].sort(byDay)
}

const byDay = (a: OpenItem, b: OpenItem) => (a.on < b.on ? -1 : Number(a.on > b.on))

const itemOfEntry = (entry: LedgerLine): OpenItem => ({
  kind: entry.amountMinor > 0 ? 'in_transit' : 'outstanding',
  on: entry.postedOn,
  amountMinor: entry.amountMinor,
  reference: entry.documentNumber,
  description: shortened([...entry.partyNames, entry.description]),
})

/** A line of a statement as either database returns it. */
interface LineRow {
  booked_on: string
  amount_minor: number | string
  reference: string | null
  counterparty_name: string | null
  description: string
}

const itemOfLine = (line: LineRow): OpenItem => ({
  kind: 'unrecorded',
  on: line.booked_on,
  amountMinor: Number(line.amount_minor),
  reference: line.reference,
  description: shortened([line.counterparty_name, line.description]),
})

const DESCRIPTION = 300
const shortened = (texts: (string | null)[]) =>
  texts.filter(Boolean).join(' · ').slice(0, DESCRIPTION).toWellFormed()
