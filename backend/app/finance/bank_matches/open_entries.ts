import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { notFound } from '#core/base/app_error'
import { daysApart, WINDOW_DAYS } from '#engines/bank_matching/items'
import { scorePair } from '#engines/bank_matching/score'
import { traitsOf } from '#engines/bank_matching/traits'
import { fold } from '#engines/text/fold'
import type BankAccount from '#finance/bank_accounts/bank_account'
import BankStatementLine from '#finance/bank_statements/models/bank_statement_line'
import { openLedgerLines, readLedgerLines, type LedgerLine } from './ledger_lines.js'
import { itemOfEntry, itemOfLine } from './match_items.js'

const READ = 1_000
const SHOWN = 100

/** Open lines of the ledger for a person to choose from, for one line of a statement the likeliest first. */
export async function openEntries(
  account: BankAccount,
  { lineId, q }: { lineId: number | null; q: string | null }
): Promise<LedgerLine[]> {
  const line = lineId === null ? null : await lineOf(account, lineId)
  const query = openLedgerLines(account, db.connection())
  if (line) {
    const day = DateTime.fromISO(line.bookedOn)
    void query
      .where('journal_lines.posted_on', '>=', day.minus({ days: WINDOW_DAYS }).toISODate()!)
      .where('journal_lines.posted_on', '<=', day.plus({ days: WINDOW_DAYS }).toISODate()!)
  }
  void query
    .orderBy('journal_lines.posted_on', 'desc')
    .orderBy('journal_lines.id', 'desc')
    .limit(READ)
  const found = await readLedgerLines(account, query, db.connection())
  const named = q ? found.filter((entry) => holds(entry, fold(q))) : found
  return (line ? likeliestFirst(line, named) : named).slice(0, SHOWN)
}

async function lineOf({ id }: BankAccount, lineId: number) {
  const line = await BankStatementLine.query().where({ id: lineId, bankAccountId: id }).first()
  if (!line) throw notFound()
  return line
}

function holds(entry: LedgerLine, text: string): boolean {
  const { entryNumber, documentNumber, description, partyNames } = entry
  return fold([entryNumber, documentNumber, description, ...partyNames].join(' ')).includes(text)
}

/** Those of the same amount by their score, then those of the same sign by their day. */
function likeliestFirst(line: BankStatementLine, entries: LedgerLine[]): LedgerLine[] {
  const sought = traitsOf(itemOfLine(line))
  const ranked = entries.map((entry) => {
    const item = itemOfEntry(entry)
    const isEqual = entry.amountMinor === line.amountMinor
    const score = isEqual ? (scorePair(sought, traitsOf(item))?.score ?? 0) : 0
    const isSameSide = Math.sign(entry.amountMinor) === Math.sign(line.amountMinor)
    return { entry, score, isSameSide, days: daysApart(sought.item, item) }
  })
  return ranked
    .sort(
      (a, b) => b.score - a.score || Number(b.isSameSide) - Number(a.isSameSide) || a.days - b.days
    )
    .map(({ entry }) => entry)
}
