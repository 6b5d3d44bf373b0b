import type { FloorDatabase } from '../requests/floor_database.ts'
import { dayAfter, numbers, STAMP, text } from '../requests/many_rows.ts'
import { FIRST_INVOICE, INVOICES } from './receivable_rows.ts'

const ENTRIES = 550_000
const FIRST_ENTRY = 1_000_000
/** Five years. */
const DAYS = 1825
const FIRST_DAY = '2021-12-01'
const COLUMNS =
  'entry_id, position, account_id, posted_on, fact_on, role, debit_minor, credit_minor, currency, foreign_minor, party_type, party_id'

/** Accounts with a number from 0; every second line of an entry falls on one of the first three. */
const ACCOUNTS =
  '(SELECT id, ROW_NUMBER() OVER (ORDER BY code) - 1 AS k, COUNT(*) OVER () AS total FROM ledger_accounts)'

/** An amount between 100.00 and 1,099.99 that differs from entry to entry. */
const amountOf = (n: string) => `(10000 + (${n} * 7919) % 100000)`

/**
 * 2,000,000 lines of 550,000 entries over five years: those of the invoices, and others of four lines each. The
 * database's own triggers check and add up every one of them.
 */
export async function fillJournal(database: FloorDatabase) {
  await postInvoices(database)
  await addEntries(database)
  for (let position = 1; position <= 4; position++) await addLines(database, position)
  for (let from = 0; from < ENTRIES; from += 50_000) {
    await database.write(
      'UPDATE journal_entries SET is_posted = 1 WHERE id >= ? AND id < ? AND is_posted = 0',
      [FIRST_ENTRY + from, FIRST_ENTRY + from + 50_000]
    )
  }
}

/** Each invoice as the ledger would post it: the client owes what was sold. */
async function postInvoices(database: FloorDatabase) {
  const invoices = `FROM invoices i WHERE i.id >= ${FIRST_INVOICE} AND i.id < ${FIRST_INVOICE + INVOICES}`
  const entry = `${FIRST_ENTRY} + i.id - ${FIRST_INVOICE}`
  await database.write(
    `INSERT INTO journal_entries (id, number, posted_on, document_kind, document_id, document_number, total_minor, is_posted, created_at, search_text)
     SELECT ${entry}, ${text("'BJ-'", `${entry}`)}, i.issued_on, 'invoice', i.id, i.number, i.payable_minor, 0, ${STAMP}, i.search_text ${invoices}`,
    []
  )
  for (const [position, role, debit, credit] of [
    [1, 'receivable', 'i.payable_minor', '0'],
    [2, 'revenue', '0', 'i.payable_minor'],
  ] as const) {
    const party = role === 'receivable' ? `'client', i.client_id` : 'NULL, NULL'
    await database.write(
      `INSERT INTO journal_lines (${COLUMNS})
       SELECT ${entry}, ${position}, (SELECT account_id FROM posting_rules WHERE role = '${role}'), i.issued_on, i.issued_on, '${role}', ${debit}, ${credit}, 'SAR', ${debit} - ${credit}, ${party} ${invoices}`,
      []
    )
  }
}

const OTHERS = `${numbers(6)} t WHERE n >= ${INVOICES} AND n < ${ENTRIES}`

async function addEntries(database: FloorDatabase) {
  await database.write(
    `INSERT INTO journal_entries (id, number, posted_on, document_kind, document_id, document_number, total_minor, is_posted, created_at, search_text)
     SELECT ${FIRST_ENTRY} + n, ${text("'BJ-'", `${FIRST_ENTRY} + n`)}, ${dayAfter(FIRST_DAY, `n % ${DAYS}`)}, 'bench', n, ${text("'BD-'", 'n')}, 2 * ${amountOf('n')}, 0, ${STAMP}, ${text("'bench entry '", 'n')}
     FROM ${OTHERS}`,
    []
  )
}

async function addLines(database: FloorDatabase, position: number) {
  const isDebit = position <= 2
  const account = position % 2 ? `(n + ${position}) % 3` : `3 + (n * ${position}) % (total - 3)`
  const [debit, credit] = isDebit ? [amountOf('n'), '0'] : ['0', amountOf('n')]
  const on = dayAfter(FIRST_DAY, `n % ${DAYS}`)
  await database.write(
    `INSERT INTO journal_lines (${COLUMNS})
     SELECT ${FIRST_ENTRY} + n, ${position}, a.id, ${on}, ${on}, NULL, ${debit}, ${credit}, 'SAR', ${debit} - ${credit}, NULL, NULL
     FROM (SELECT n, (SELECT COUNT(*) FROM ledger_accounts) AS total FROM ${OTHERS}) m
     JOIN ${ACCOUNTS} a ON a.k = ${account.replaceAll('total', 'm.total')}`,
    []
  )
}
