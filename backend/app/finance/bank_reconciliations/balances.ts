import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { BASE_CURRENCY } from '#engines/money/money'
import type BankAccount from '#finance/bank_accounts/bank_account'

export type Client = Pick<QueryClientContract, 'from' | 'raw'>

const sumOf = (rows: { sum: string | number | null }[]): number => Number(rows[0]?.sum ?? 0)

/** What the ledger has on the account at the end of a day, in minor units of the account's currency. */
export async function ledgerBalance(
  { ledgerAccountId, currency }: BankAccount,
  on: string,
  client: Client
): Promise<number> {
  if (currency !== BASE_CURRENCY)
    return sumOf(
      await client
        .from('journal_lines')
        .where('account_id', ledgerAccountId)
        .where('posted_on', '<=', on)
        .where('currency', currency)
        .sum('foreign_minor as sum')
    )
  return sumOf(
    await client
      .from('ledger_balances')
      .where('account_id', ledgerAccountId)
      .where('posted_on', '<=', on)
      .select(client.raw('SUM(debit_minor) - SUM(credit_minor) as sum'))
  )
}

export interface StatedBalance {
  /** What the bank says it has at the end of the day. */
  statementMinor: number
  /** Day of the last statement that the balance is of; null before the first. */
  statedOn: string | null
  /** What no imported line explains: of statements that are missing. */
  missingMinor: number
}

/** What the bank has stated for the end of a day, and how much of it no line explains. */
export async function statedBalance(
  { id, openingBalanceMinor }: BankAccount,
  on: string,
  client: Client
): Promise<StatedBalance> {
  const last = await client
    .from('bank_statements')
    .where('bank_account_id', id)
    .where('closed_on', '<=', on)
    .orderBy('closed_on', 'desc')
    .orderBy('id', 'desc')
    .first()
  const later = client
    .from('bank_statements')
    .where('bank_account_id', id)
    .where('closed_on', '>', on)
    .select('id')
  const linesUntil = () =>
    client.from('bank_statement_lines').where('bank_account_id', id).where('booked_on', '<=', on)
  const begun = sumOf(await linesUntil().whereIn('statement_id', later).sum('amount_minor as sum'))
  const all = sumOf(await linesUntil().sum('amount_minor as sum'))
  const statementMinor = Number(last?.closing_minor ?? openingBalanceMinor) + begun
  return {
    statementMinor,
    statedOn: last?.closed_on ?? null,
    missingMinor: statementMinor - openingBalanceMinor - all,
  }
}
