import { notFound } from '#core/base/app_error'
import type BankAccount from '#finance/bank_accounts/bank_account'
import { findAccount } from '#finance/bank_accounts/find_account'
import BankStatementLine from '#finance/bank_statements/models/bank_statement_line'
import Cheque from '#finance/cheques/cheque'
import { OPEN_CHEQUES } from '#finance/enums/cheques'

const SHOWN = 50

type Line = Pick<BankStatementLine, 'amountMinor'>

/** Whether a line may be the money of a cheque: of its amount and currency, on its account or on none yet. */
export const isChequeOf = (
  line: Line,
  account: Pick<BankAccount, 'id' | 'currency'>,
  cheque: Cheque
) =>
  cheque.currency === account.currency &&
  (cheque.bankAccountId === null || cheque.bankAccountId === account.id) &&
  line.amountMinor === (cheque.direction === 'received' ? 1 : -1) * cheque.amountMinor

/** Cheques that a line may be the money of, those whose dates are nearest to it first. @throws AppError 404 */
export async function chequesOfLine(lineId: number): Promise<Cheque[]> {
  const line = await BankStatementLine.find(lineId)
  if (!line) throw notFound()
  const account = await findAccount(line.bankAccountId)
  const found = await Cheque.query()
    .whereIn('status', [...OPEN_CHEQUES])
    .where('amountMinor', Math.abs(line.amountMinor))
    .where('handedOn', '<=', line.bookedOn)
    .orderBy('chequeOn')
    .orderBy('id')
    .limit(SHOWN)
  return found.filter((cheque) => isChequeOf(line, account, cheque))
}
