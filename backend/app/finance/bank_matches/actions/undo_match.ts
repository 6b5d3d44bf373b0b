import { conflict, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { lockAccount } from '#finance/bank_accounts/find_account'
import BankStatementLine from '#finance/bank_statements/models/bank_statement_line'
import { ledgerLinesOf, readLedgerLines } from '../ledger_lines.js'
import BankMatch from '../models/bank_match.js'
import { logMatch } from './create_match.js'

/**
 * Takes a match back: its lines are open again. What was posted stays posted.
 * @throws AppError 404, 412, 409 MATCH_RECONCILED while a closed reconciliation has it
 */
export async function undoMatch(uow: UnitOfWork, id: number, expectedVersion: number) {
  const found = await BankMatch.query({ client: uow.trx }).where('id', id).first()
  if (!found) throw notFound()
  const account = await lockAccount(uow, found.bankAccountId)
  const match = await BankMatch.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!match) throw notFound()
  await checkVersion(match, expectedVersion, uow.trx)
  if (match.reconciliationId !== null) throw conflict('MATCH_RECONCILED')
  const lines = await BankStatementLine.query({ client: uow.trx }).where('matchId', id)
  const own = uow.trx.from('bank_match_entries').where('match_id', id).select('journal_line_id')
  const query = ledgerLinesOf(account, uow.trx).whereIn('journal_lines.id', own)
  const entries = await readLedgerLines(account, query, uow.trx)
  await uow.trx
    .from('bank_statement_lines')
    .where('match_id', id)
    .update({ matched: false, match_id: null })
  await match.delete()
  await logMatch(uow, account, match, { lines, entries }, 'delete')
}
