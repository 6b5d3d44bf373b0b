import db from '@adonisjs/lucid/services/db'
import { accountMoney } from '#finance/bank_accounts/account_rules'
import BankAccount from '#finance/bank_accounts/bank_account'
import type BankStatement from './models/bank_statement.js'
import type BankStatementLine from './models/bank_statement_line.js'

async function accountsOf(rows: { bankAccountId: number }[]) {
  const ids = new Set(rows.map(({ bankAccountId }) => bankAccountId))
  const accounts = await BankAccount.query().whereIn('id', [...ids])
  return new Map(accounts.map((account) => [account.id, account]))
}

/** Statements as lists and pages show them, each with what is missing before it. */
export async function presentStatements(statements: BankStatement[]) {
  if (!statements.length) return []
  const accounts = await accountsOf(statements)
  const before = await closingsBefore(statements.map(({ id }) => id))
  return statements.map((statement) => {
    const { id, version, number, openedOn, closedOn, lineCount, importId } = statement
    const account = accounts.get(statement.bankAccountId)!
    const reached = before.get(id) ?? account.openingBalanceMinor
    const gap = statement.openingMinor + statement.duplicatesMinor - reached
    return {
      ...{ id, version, number, openedOn, closedOn, lineCount, importId: importId ?? null },
      bankAccountId: account.id,
      bankAccountName: account.name,
      bankAccountNameAr: account.nameAr,
      currency: account.currency,
      opening: accountMoney(account, statement.openingMinor),
      closing: accountMoney(account, statement.closingMinor),
      gap: gap === 0 ? null : accountMoney(account, gap),
      createdAt: statement.createdAt.toUTC().toISO()!,
    }
  })
}

/** The closing balance of the statement before each of these; none for the first of an account. */
async function closingsBefore(ids: number[]): Promise<Map<number, number>> {
  const before = db
    .from('bank_statements as earlier')
    .whereColumn('earlier.bank_account_id', 'bank_statements.bank_account_id')
    .where((query) =>
      query
        .whereColumn('earlier.closed_on', '<', 'bank_statements.closed_on')
        .orWhere((same) =>
          same
            .whereColumn('earlier.closed_on', 'bank_statements.closed_on')
            .whereColumn('earlier.id', '<', 'bank_statements.id')
        )
    )
    .orderBy('earlier.closed_on', 'desc')
    .orderBy('earlier.id', 'desc')
    .limit(1)
    .select('earlier.closing_minor')
    .as('before_minor')
  const rows = await db.from('bank_statements').whereIn('id', ids).select('id', before)
  return new Map(
    rows
      .filter((row) => row.before_minor !== null)
      .map((row) => [Number(row.id), Number(row.before_minor)])
  )
}

/** Lines as lists show them. */
export async function presentLines(lines: BankStatementLine[]) {
  if (!lines.length) return []
  const accounts = await accountsOf(lines)
  return lines.map((line) => presentLine(line, accounts.get(line.bankAccountId)!))
}

export function presentLine(line: BankStatementLine, account: BankAccount) {
  const { id, statementId, bookedOn, valueOn, description, matched } = line
  return {
    ...{ id, statementId, bookedOn, valueOn, description, matched },
    bankAccountId: account.id,
    currency: account.currency,
    amount: accountMoney(account, line.amountMinor),
    reference: line.reference ?? null,
    endToEndId: line.endToEndId ?? null,
    counterpartyName: line.counterpartyName ?? null,
    counterpartyIban: line.counterpartyIban ?? null,
    matchId: line.matchId ?? null,
  }
}
