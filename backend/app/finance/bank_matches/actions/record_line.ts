import { conflict, invalid, notFound } from '#core/base/app_error'
import { atRate } from '#core/exchange_rates/at_rate'
import { rateOn } from '#core/exchange_rates/known_rates'
import { requireUnlocked } from '#core/period_locks/require_unlocked'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { parseMoney } from '#engines/money/money'
import type BankAccount from '#finance/bank_accounts/bank_account'
import { lockAccount } from '#finance/bank_accounts/find_account'
import BankStatementLine from '#finance/bank_statements/models/bank_statement_line'
import { postEntry, type EntryLine } from '#finance/ledger/post_entry'
import { createMatch } from './create_match.js'

/** What a line of a bank is to the books: amounts of its own sign that make its amount. */
export interface RecordedPart {
  ledgerAccountId: number
  amount: string
  memo?: string | null
}

/**
 * Posts what only the bank knew of, such as a fee or interest, and matches it with its line.
 * @throws AppError 404, 409 BANK_LINE_MATCHED, 422 for other sums, unknown accounts, a day without a rate
 * or in a locked period
 */
export async function recordLine(
  uow: UnitOfWork,
  lineId: number,
  { parts, text }: { parts: RecordedPart[]; text: string }
) {
  const found = await BankStatementLine.query({ client: uow.trx }).where('id', lineId).first()
  if (!found) throw notFound()
  const account = await lockAccount(uow, found.bankAccountId)
  const line = await BankStatementLine.query({ client: uow.trx }).where('id', lineId).firstOrFail()
  if (line.matched) throw conflict('BANK_LINE_MATCHED')
  await requireUnlocked(uow, 'ledger', { day: line.bookedOn })
  await requireAccounts(uow, account, parts)
  const amounts = amountsOf(account, line, parts)
  const entryId = await postEntry(uow, {
    postedOn: line.bookedOn,
    documentKind: 'bank_statement_line',
    documentId: line.id,
    documentNumber: (line.reference ?? `${account.name} ${line.bookedOn}`).slice(0, 80),
    text,
    lines: entryLines(account, line, parts, amounts),
  })
  const [bank] = await uow.trx
    .from('journal_lines')
    .where({ entry_id: entryId, account_id: account.ledgerAccountId })
    .select('id')
  return createMatch(uow, account, { lineIds: [line.id], journalLineIds: [Number(bank.id)] })
}

async function requireAccounts({ trx }: UnitOfWork, account: BankAccount, parts: RecordedPart[]) {
  const ids = [...new Set(parts.map(({ ledgerAccountId }) => ledgerAccountId))]
  if (ids.includes(account.ledgerAccountId)) throw invalid({ parts: ['choice'] })
  const known = await trx
    .from('ledger_accounts')
    .whereIn('id', ids)
    .where('active', true)
    .select('id')
  if (known.length < ids.length) throw invalid({ parts: ['absent'] })
}

function amountsOf(account: BankAccount, line: BankStatementLine, parts: RecordedPart[]) {
  const amounts = parts.map(({ amount }) => {
    try {
      return parseMoney(amount, account.currency)
    } catch (error) {
      if (error instanceof RangeError) throw invalid({ parts: ['moneyDigits'] })
      throw error
    }
  })
  const sum = amounts.reduce((total, minor) => total + minor, 0)
  if (sum !== line.amountMinor || amounts.includes(0)) throw invalid({ parts: ['sumsDiffer'] })
  return amounts
}

/** The bank has what came in on the left; what it is for stands on the other side. */
function entryLines(
  account: BankAccount,
  line: BankStatementLine,
  parts: RecordedPart[],
  amounts: number[]
): EntryLine[] {
  const { currency } = account
  const rate = rateOn(currency, line.bookedOn)
  if (rate === undefined) throw invalid({ parts: ['rateUnknown'] })
  const base = { on: line.bookedOn, role: null, currency }
  const others = parts.map(({ ledgerAccountId, memo = null }, at) => ({
    ...{ ...base, accountId: ledgerAccountId, memo },
    amountMinor: 0 - atRate(amounts[at]!, currency, rate),
    foreignMinor: 0 - amounts[at]!,
  }))
  // rounded one by one, the parts make what the bank's side has to be
  const baseMinor = others.reduce((total, { amountMinor }) => total - amountMinor, 0)
  const bank = {
    ...{
      ...base,
      accountId: account.ledgerAccountId,
      memo: line.description.slice(0, 300) || null,
    },
    ...{ amountMinor: baseMinor, foreignMinor: line.amountMinor },
  }
  return [bank, ...others]
}
