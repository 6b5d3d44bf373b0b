import db from '@adonisjs/lucid/services/db'
import { accountMoney } from '#finance/bank_accounts/account_rules'
import BankAccount from '#finance/bank_accounts/bank_account'
import BankStatementLine from '#finance/bank_statements/models/bank_statement_line'
import { presentLine } from '#finance/bank_statements/present_statements'
import type { Sides } from './sides.js'
import { ledgerLinesOf, readLedgerLines, type LedgerLine } from './ledger_lines.js'
import type BankMatch from './models/bank_match.js'
import type BankSuggestion from './models/bank_suggestion.js'
import { itemsOf } from './suggestion_items.js'

export function presentLedgerLine(account: BankAccount, line: LedgerLine) {
  const { amountMinor, partyNames, ...rest } = line
  return {
    ...rest,
    amount: accountMoney(account, amountMinor),
    currency: account.currency,
    partyName: partyNames[0] ?? null,
  }
}

/** The lines of both sides of one account, shown, by their ids. */
async function shownSides(account: BankAccount, sides: readonly Sides[]) {
  const lineIds = sides.flatMap((one) => one.lineIds)
  const journalLineIds = sides.flatMap((one) => one.journalLineIds)
  const lines = await BankStatementLine.query().whereIn('id', lineIds)
  const query = ledgerLinesOf(account, db.connection()).whereIn('journal_lines.id', journalLineIds)
  const entries = await readLedgerLines(account, query, db.connection())
  const lineById = new Map(lines.map((line) => [line.id, presentLine(line, account)]))
  const entryById = new Map(entries.map((line) => [line.id, presentLedgerLine(account, line)]))
  return (one: Sides) => ({
    lines: one.lineIds.flatMap((id) => lineById.get(id) ?? []),
    ledgerLines: one.journalLineIds.flatMap((id) => entryById.get(id) ?? []),
  })
}

/** Suggestions of one page with the lines of both sides. */
export async function presentSuggestions(suggestions: BankSuggestion[]) {
  const items = await itemsOf(
    suggestions.map(({ id }) => id),
    db.connection()
  )
  return withSides(suggestions, items, ({ id, score, reasons }) => ({ id, score, reasons }))
}

/** Matches of one page with the lines of both sides. */
export async function presentMatches(matches: BankMatch[], mayUndo: boolean) {
  const ids = matches.map(({ id }) => id)
  const lines = await db
    .from('bank_statement_lines')
    .whereIn('match_id', ids)
    .orderBy('id')
    .select('id', 'match_id')
  const entries = await db
    .from('bank_match_entries')
    .whereIn('match_id', ids)
    .orderBy('id')
    .select('journal_line_id', 'match_id')
  const sides = new Map(ids.map((id): [number, Sides] => [id, { lineIds: [], journalLineIds: [] }]))
  for (const row of lines) sides.get(Number(row.match_id))!.lineIds.push(Number(row.id))
  for (const row of entries)
    sides.get(Number(row.match_id))!.journalLineIds.push(Number(row.journal_line_id))
  return withSides(matches, sides, (match, account) => ({
    id: match.id,
    version: match.version,
    completeOn: match.completeOn,
    amount: accountMoney(account, match.amountMinor),
    reconciliationId: match.reconciliationId ?? null,
    can: { delete: mayUndo && match.reconciliationId === null },
    allowedActions: mayUndo && match.reconciliationId === null ? ['delete' as const] : [],
  }))
}

async function withSides<Row extends { id: number; bankAccountId: number }, Shown extends object>(
  rows: Row[],
  items: ReadonlyMap<number, Sides>,
  show: (row: Row, account: BankAccount) => Shown
) {
  const accountIds = [...new Set(rows.map(({ bankAccountId }) => bankAccountId))]
  const accounts = await BankAccount.query().whereIn('id', accountIds)
  const shown = new Map<number, object>()
  for (const account of accounts) {
    const own = rows.filter(({ bankAccountId }) => bankAccountId === account.id)
    const sidesOf = await shownSides(
      account,
      own.map(({ id }) => items.get(id)!)
    )
    for (const row of own)
      shown.set(row.id, {
        ...show(row, account),
        bankAccountId: account.id,
        currency: account.currency,
        ...sidesOf(items.get(row.id)!),
      })
  }
  return rows.map(({ id }) => shown.get(id)!)
}
