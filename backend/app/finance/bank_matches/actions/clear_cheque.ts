import type { Approver } from '#core/approvals/approver'
import { conflict, invalid, notFound } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { lockAccount } from '#finance/bank_accounts/find_account'
import BankStatementLine from '#finance/bank_statements/models/bank_statement_line'
import { chequeSource } from '#finance/cheques/cheque_facts'
import { CHEQUE, lockCheque } from '#finance/cheques/record_cheque'
import { stepCheque } from '#finance/cheques/step_cheque'
import { postDocument } from '#finance/ledger/post_document'
import { isChequeOf } from '../cheques_of_line.js'
import { openLedgerLines } from '../ledger_lines.js'
import { createMatch } from './create_match.js'

interface Requested {
  chequeId: number
  version: number
  by: Approver
}

/**
 * The bank has paid a cheque: it clears on the day of the line, on its account, and is matched with it.
 * @throws AppError 404, 412, 409 BANK_LINE_MATCHED or as the step of the cheque does, 422 on `chequeId` for another
 *   amount, account or direction
 */
export async function clearCheque(
  uow: UnitOfWork,
  lineId: number,
  { chequeId, version, by }: Requested
) {
  const found = await BankStatementLine.query({ client: uow.trx }).where('id', lineId).first()
  if (!found) throw notFound()
  // cheques lock themselves before accounts
  const cheque = await lockCheque(uow, chequeId, version)
  const account = await lockAccount(uow, found.bankAccountId)
  const line = await BankStatementLine.query({ client: uow.trx }).where('id', lineId).firstOrFail()
  if (line.matched) throw conflict('BANK_LINE_MATCHED')
  if (!isChequeOf(line, account, cheque)) throw invalid({ chequeId: ['otherCheque'] })
  const requested = { on: line.bookedOn, bankAccountId: account.id, by }
  await stepCheque(uow, cheque, 'clear', requested)
  await postDocument(uow, chequeSource, cheque.id)
  const [posted] = await openLedgerLines(account, uow.trx)
    .join('journal_entries', 'journal_entries.id', 'journal_lines.entry_id')
    .where({
      'journal_entries.document_kind': CHEQUE,
      'journal_entries.document_id': cheque.id,
    })
    .orderBy('journal_lines.id', 'desc')
    .limit(1)
    .select('journal_lines.id')
  // of before the opening balance of the account
  if (!posted) throw invalid({ chequeId: ['beforeOpening'] })
  return createMatch(uow, account, { lineIds: [line.id], journalLineIds: [Number(posted.id)] })
}
