import db from '@adonisjs/lucid/services/db'
import { inPortions } from '#core/database/in_portions'
import { insertRows } from '#core/database/insert_rows'
import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { Suggestion } from '#engines/bank_matching/items'
import { suggestMatches } from '#engines/bank_matching/suggest'
import BankAccount from '#finance/bank_accounts/bank_account'
import { lockAccount } from '#finance/bank_accounts/find_account'
import { openLedgerLines, readLedgerLines } from '#finance/bank_matches/ledger_lines'
import { itemOfEntry, itemOfLine } from '#finance/bank_matches/match_items'
import BankStatementLine from '#finance/bank_statements/models/bank_statement_line'
import { publishBank } from '#finance/bank_statements/publish_bank'
import { abilitiesOfRequester } from '#identity/guard/abilities'

/** The newest open lines of each side that are compared. */
const MOST = 20_000

/** Looks for the matches of all open lines of an account; a person accepts them. */
export class SuggestMatchesJob extends Job<{ bankAccountId: number }> {
  static jobName = 'finance.suggest_bank_matches'
  static timeoutSeconds = 300

  async handle({ payload, job, progress, complete }: JobContext<{ bankAccountId: number }>) {
    const abilities = await abilitiesOfRequester(job.createdBy)
    if (!abilities.has('bank-statements.match')) throw new PermanentJobError('bank_files.forbidden')
    const account = await BankAccount.find(payload.bankAccountId)
    if (!account) throw new PermanentJobError('jobs.reasons.record_gone')
    const suggestions = await lookFor(account, progress)
    await complete(async (uow) => {
      await lockAccount(uow, account.id)
      const stored = await storeSuggestions(uow, account.id, suggestions)
      publishBank(uow, 'bank-accounts', account.id, 'update')
      return { suggestions: stored }
    })
  }
}

async function lookFor(account: BankAccount, progress: (percent: number) => Promise<void>) {
  const lines = await BankStatementLine.query()
    .where({ bankAccountId: account.id, matched: false })
    .orderBy('bookedOn', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
  await progress(20)
  const query = openLedgerLines(account, db.connection())
    .orderBy('journal_lines.posted_on', 'desc')
    .orderBy('journal_lines.id', 'desc')
    .limit(MOST)
  const entries = await readLedgerLines(account, query, db.connection())
  await progress(50)
  return suggestMatches(lines.map(itemOfLine), entries.map(itemOfEntry))
}

/** Replaces what was suggested before; what was matched meanwhile is left out. */
async function storeSuggestions(uow: UnitOfWork, accountId: number, found: Suggestion[]) {
  await uow.trx.from('bank_suggestions').where('bank_account_id', accountId).delete()
  const open = await stillOpen(uow, found)
  const rows = open.map(({ score, reasons }) => ({
    ...{ bank_account_id: accountId, score, reasons: JSON.stringify(reasons) },
  }))
  const ids = rows.length ? await insertRows(uow.trx, 'bank_suggestions', rows, 'score') : []
  const items = open.flatMap(({ lineIds, journalLineIds }, at) => [
    ...lineIds.map((id) => ({ suggestion_id: ids[at]!, side: 'bank', line_id: id })),
    ...journalLineIds.map((id) => ({ suggestion_id: ids[at]!, side: 'ledger', line_id: id })),
  ])
  if (items.length) await insertRows(uow.trx, 'bank_suggestion_items', items, 'line_id')
  return open.length
}

async function stillOpen({ trx }: UnitOfWork, found: Suggestion[]): Promise<Suggestion[]> {
  const lineIds = found.flatMap((one) => one.lineIds)
  const open = await inPortions(lineIds, (some) =>
    trx.from('bank_statement_lines').whereIn('id', some).where('matched', false).select('id')
  )
  const taken = await inPortions(
    found.flatMap((one) => one.journalLineIds),
    (some) =>
      trx.from('bank_match_entries').whereIn('journal_line_id', some).select('journal_line_id')
  )
  const openLines = new Set(open.map(({ id }) => Number(id)))
  const takenEntries = new Set(taken.map((row) => Number(row.journal_line_id)))
  return found.filter(
    (one) =>
      one.lineIds.every((id) => openLines.has(id)) &&
      !one.journalLineIds.some((id) => takenEntries.has(id))
  )
}

registerJob(SuggestMatchesJob)
