import db from '@adonisjs/lucid/services/db'
import type { BookRole } from '#core/books/book_roles'
import { atOnce, type CashSource, type ExpectedCash } from '#core/cash/cash_sources'
import { addDays } from '#core/settings/days'
import { dueOn, firstPeriodOn, periodsBetween, vatPeriod } from '#finance/vat_returns/periods'

const accountsOf = (roles: readonly BookRole[]) =>
  db
    .from('posting_rules')
    .whereIn('role', [...roles])
    .select('account_id')

const SUM = 'SUM(debit_minor) - SUM(credit_minor) as sum'

type Accounts = ReturnType<typeof db.from>

/** Debits less credits of accounts in the evening of a day, in minor units of the base currency. */
async function standsAt(accounts: Accounts, day: string): Promise<number> {
  const row = await db
    .from('ledger_balances')
    .whereIn('account_id', accounts)
    .where('posted_on', '<=', day)
    .select(db.raw(SUM))
    .first()
  return Number(row?.sum ?? 0)
}

/** What people have posted to them by journals from a day on. */
async function movedByHand(roles: readonly BookRole[], from: string): Promise<number> {
  const row = await db
    .from('journal_lines as l')
    .join('journal_entries as e', 'e.id', 'l.entry_id')
    .whereIn('l.account_id', accountsOf(roles))
    .where('l.posted_on', '>=', from)
    .where('e.document_kind', 'manual_journal')
    .select(db.raw(SUM))
    .first()
  return Number(row?.sum ?? 0)
}

const own = (number: string, on: string | null, amountMinor: number): ExpectedCash[] =>
  amountMinor ? [{ kind: null, recordId: null, number, party: null, on, amountMinor }] : []

/** Pay that the books owe already, at once. */
export const salarySource: CashSource = {
  line: 'payroll',
  async *read({ from }) {
    const owed = await standsAt(accountsOf(['salaries_payable']), from)
    yield own('', from, owed)
  },
}

const VAT: readonly BookRole[] = ['vat_output', 'vat_input']

/**
 * VAT of the books on the last days of its returns: what the periods before left, less what was paid since by
 * journals, and what the present one has come to. Without returns, on no day.
 */
export const vatSource: CashSource = {
  line: 'vat',
  async *read({ from }) {
    const first = firstPeriodOn()
    const periods = first && first <= from ? periodsBetween(first, from, vatPeriod()) : []
    const present = periods.at(-1)
    const stands = await standsAt(accountsOf(VAT), from)
    if (!present) return yield own('', null, stands)
    const paid = await movedByHand(VAT, present.fromOn)
    const before = await standsAt(accountsOf(VAT), addDays(present.fromOn, -1))
    const last = periods.at(-2)
    const lastDue = last ? atOnce(dueOn(last), from) : from
    yield [
      ...own(last ? last.toOn.slice(0, 7) : '', lastDue, before + paid),
      ...own(present.toOn.slice(0, 7), dueOn(present), stands - before - paid),
    ]
  },
}

/** What the accounts of banks and cash stand at in the evening of a day. */
export const cashOn = (day: string): Promise<number> =>
  standsAt(
    db
      .from('ledger_accounts')
      .whereIn('id', accountsOf(['bank', 'cash']))
      .orWhereIn(
        'id',
        db.from('bank_accounts').whereNotNull('ledger_account_id').select('ledger_account_id')
      )
      .select('id'),
    day
  )
