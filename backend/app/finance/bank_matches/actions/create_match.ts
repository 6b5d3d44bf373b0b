import type { Sides } from '../sides.js'
import { AppError, conflict, invalid } from '#core/base/app_error'
import { emptyColumns } from '#core/database/empty_columns'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { accountMoney } from '#finance/bank_accounts/account_rules'
import type BankAccount from '#finance/bank_accounts/bank_account'
import BankStatementLine from '#finance/bank_statements/models/bank_statement_line'
import { publishBank } from '#finance/bank_statements/publish_bank'
import { ledgerLinesOf, readLedgerLines, type LedgerLine } from '../ledger_lines.js'
import BankMatch from '../models/bank_match.js'

interface Read {
  lines: BankStatementLine[]
  entries: LedgerLine[]
}

/**
 * Says that lines of statements and of the ledger are the same money: one of each, or one and several,
 * or lines of one side that cancel each other. The account has to be locked.
 * @throws AppError 422 for lines that are not of this account, too many on both sides or other sums, 409
 * BANK_LINE_MATCHED, LEDGER_LINE_MATCHED
 */
export async function createMatch(uow: UnitOfWork, account: BankAccount, sides: Sides) {
  const read = await readSides(uow, account, sides)
  requireShape(read)
  requireEqual(account, read)
  const match = await storeMatch(uow, account, read)
  await dropSuggestions(uow, sides)
  await logMatch(uow, account, match, read, 'create')
  return match
}

async function readSides(uow: UnitOfWork, account: BankAccount, sides: Sides): Promise<Read> {
  const lineIds = [...new Set(sides.lineIds)]
  const journalLineIds = [...new Set(sides.journalLineIds)]
  const lines = await BankStatementLine.query({ client: uow.trx })
    .whereIn('id', lineIds)
    .where('bankAccountId', account.id)
    .orderBy('id')
  if (lines.length < lineIds.length) throw invalid({ lineIds: ['absent'] })
  if (lines.some(({ matched }) => matched)) throw conflict('BANK_LINE_MATCHED')
  const query = ledgerLinesOf(account, uow.trx).whereIn('journal_lines.id', journalLineIds)
  const entries = await readLedgerLines(account, query, uow.trx)
  if (entries.length < journalLineIds.length) throw invalid({ journalLineIds: ['absent'] })
  const taken = await uow.trx
    .from('bank_match_entries')
    .whereIn('journal_line_id', journalLineIds)
    .first()
  if (taken) throw conflict('LEDGER_LINE_MATCHED')
  return { lines, entries }
}

function requireShape({ lines, entries }: Read) {
  if (lines.length > 1 && entries.length > 1) throw invalid({ journalLineIds: ['manyOnBothSides'] })
  if (lines.length + entries.length < 2) throw invalid({ journalLineIds: ['required'] })
}

/** @throws AppError 422 MATCH_DIFFERS with the difference */
function requireEqual(account: BankAccount, { lines, entries }: Read) {
  const sum = (some: { amountMinor: number }[]) =>
    some.reduce((total, { amountMinor }) => total + amountMinor, 0)
  const difference = sum(lines) - sum(entries)
  if (difference === 0) return
  throw new AppError(422, 'MATCH_DIFFERS', {
    params: { difference: `${accountMoney(account, difference)} ${account.currency}` },
    fields: { journalLineIds: ['sumsDiffer'] },
  })
}

async function storeMatch(uow: UnitOfWork, account: BankAccount, { lines, entries }: Read) {
  const days = [...lines.map(({ bookedOn }) => bookedOn), ...entries.map((one) => one.postedOn)]
  const match = new BankMatch().useTransaction(uow.trx)
  match.merge({
    ...emptyColumns(BankMatch),
    ...{ bankAccountId: account.id, completeOn: days.sort().at(-1)!, version: 1 },
    amountMinor: lines.reduce((total, { amountMinor }) => total + amountMinor, 0),
    ...{ createdBy: uow.actor.id, updatedBy: uow.actor.id },
  })
  await match.save()
  if (lines.length)
    await uow.trx
      .from('bank_statement_lines')
      .whereIn(
        'id',
        lines.map(({ id }) => id)
      )
      .update({ matched: true, match_id: match.id })
  const rows = entries.map(({ id, postedOn, amountMinor }) => ({
    match_id: match.id,
    journal_line_id: id,
    posted_on: postedOn,
    amount_minor: amountMinor,
  }))
  // the account is locked, and the table takes no line twice
  if (rows.length) await uow.trx.table('bank_match_entries').multiInsert(rows)
  return match
}

/** What was suggested of these lines is answered. */
async function dropSuggestions({ trx }: UnitOfWork, { lineIds, journalLineIds }: Sides) {
  for (const [side, ids] of [
    ['bank', lineIds],
    ['ledger', journalLineIds],
  ] as const) {
    if (!ids.length) continue
    const items = await trx
      .from('bank_suggestion_items')
      .where('side', side)
      .whereIn('line_id', ids)
      .select('suggestion_id')
    const stale = items.map((row) => Number(row.suggestion_id))
    if (stale.length) await trx.from('bank_suggestions').whereIn('id', stale).delete()
  }
}

export async function logMatch(
  uow: UnitOfWork,
  account: BankAccount,
  match: BankMatch,
  { lines, entries }: Read,
  action: 'create' | 'delete'
) {
  const facts = {
    bankAccountId: account.id,
    amount: accountMoney(account, match.amountMinor),
    currency: account.currency,
    bankLines: lines.map(({ id }) => id),
    ledgerEntries: entries.map(({ entryNumber }) => entryNumber),
  }
  await uow.audit({
    action,
    entityType: 'bank_match',
    entityId: match.id,
    label: `${account.name} ${match.completeOn}`,
    ...(action === 'create' ? { after: facts } : { before: facts }),
  })
  publishBank(uow, 'bank-statement-lines', 0, 'update')
}
