import { bankLine, bankStatement, mt940Text } from '#tests/helpers/bank_files'
import type { FloorDatabase } from '../requests/floor_database.ts'
import { jobDone, jobTime } from '../requests/job_time.ts'
import { dayAfter, numbers, STAMP, text } from '../requests/many_rows.ts'
import { printBesideGoal, type Answer, type PortalClient } from '../requests/portal_client.ts'

const LINES = 10_000
const FIRST_ENTRY = 3_000_000
const DAYS = 300
const GOAL_SECONDS = 20

const FIRST_DAY = '2026-01-10'
const dayOf = (n: number) =>
  new Date(Date.parse(FIRST_DAY) + n * 86_400_000).toISOString().slice(0, 10)

/** Amounts repeat every 900 lines, so that the amount alone decides nothing. */
const amountOf = (n: number) => 10_000 + (n % 900) * 250

/** A statement of 10,000 lines for an account of the bank whose ledger has as many, each a day earlier. */
export async function matchStatement(requester: PortalClient, database: FloorDatabase) {
  const accountId = await accountOf(requester, database)
  const found = await database.query(
    'SELECT COUNT(*) AS total FROM bank_statement_lines WHERE bank_account_id = ?',
    [accountId]
  )
  if (!Number(found[0]!.total)) {
    const ms = await jobTime(requester, async () => ({
      id: await importLines(requester, accountId),
    }))
    console.log(`${`import a statement of ${LINES} lines`.padEnd(36)} ${(ms / 1000).toFixed(1)} s`)
  }
  const ms = await jobTime(requester, () =>
    requester.send<{ id: string } & Answer>(
      'POST',
      `/api/bank-accounts/${accountId}/match-runs`,
      {}
    )
  )
  printBesideGoal(`match ${LINES} lines`, ms / 1000, { goal: GOAL_SECONDS, unit: 's' })
  const [suggested] = await database.query(
    'SELECT COUNT(*) AS total FROM bank_suggestions WHERE bank_account_id = ?',
    [accountId]
  )
  console.log(`  ${suggested!.total} suggestions`)
}

async function accountOf(requester: PortalClient, database: FloorDatabase): Promise<number> {
  const [known] = await database.query("SELECT id FROM bank_accounts WHERE name = 'Bench bank'", [])
  if (known) return Number(known.id)
  const ledger = await requester.send('POST', '/api/ledger-accounts', {
    ...{ code: '9990', name: 'Bench bank', nameAr: 'بنك القياس', type: 'current_asset' },
  })
  const account = await requester.send('POST', '/api/bank-accounts', {
    ...{ name: 'Bench bank', nameAr: 'بنك القياس', bankName: 'Bench', currency: 'SAR' },
    ...{ iban: 'SA4420000001234567891234', ledgerAccountId: ledger.id },
    ...{ openingOn: '2026-01-01', openingBalance: '0.00' },
  })
  await addEntries(database, ledger.id)
  return account.id
}

/** Receipts as the ledger has them, with the other side on the first account of the chart. */
async function addEntries(database: FloorDatabase, ledgerAccountId: number) {
  const on = dayAfter(FIRST_DAY, `n % ${DAYS}`)
  const amount = '(10000 + (n % 900) * 250)'
  await database.write(
    `INSERT INTO journal_entries (id, number, posted_on, document_kind, document_id, document_number, text, total_minor, is_posted, created_at, search_text)
     SELECT ${FIRST_ENTRY} + n, ${text("'BB-'", 'n')}, ${on}, 'bench_bank', n, ${text("'BANK-'", 'n')}, ${text("'Client '", 'n % 700')}, ${amount}, 0, ${STAMP}, ${text("'bench bank '", 'n')}
     FROM ${numbers(4)} t`,
    []
  )
  for (const position of [1, 2]) {
    const account = position === 1 ? ledgerAccountId : '(SELECT MIN(id) FROM ledger_accounts)'
    const [debit, credit] = position === 1 ? [amount, '0'] : ['0', amount]
    await database.write(
      `INSERT INTO journal_lines (entry_id, position, account_id, posted_on, fact_on, debit_minor, credit_minor, currency, foreign_minor)
       SELECT ${FIRST_ENTRY} + n, ${position}, ${account}, ${on}, ${on}, ${debit}, ${credit}, 'SAR', ${debit} - ${credit}
       FROM ${numbers(4)} t`,
      []
    )
  }
  await database.write(
    `UPDATE journal_entries SET is_posted = 1 WHERE id >= ${FIRST_ENTRY} AND id < ${FIRST_ENTRY + LINES}`,
    []
  )
}

/** @returns the job that imports the lines */
async function importLines(requester: PortalClient, accountId: number): Promise<string> {
  const lines = Array.from({ length: LINES }, (_, n) =>
    bankLine({
      amountMinor: amountOf(n),
      bookedOn: dayOf((n % DAYS) + 1),
      counterpartyName: `Client ${String(n % 700).padStart(7, '0')}`,
      // every third payer names the document
      text: n % 3 ? 'Transfer' : `BANK-${String(n).padStart(7, '0')}`,
    })
  )
  const ordered = lines.toSorted((a, b) => a.bookedOn.localeCompare(b.bookedOn))
  const statement = bankStatement({
    ...{ account: 'SA4420000001234567891234', iban: 'SA4420000001234567891234' },
    ...{ openingMinor: 0, openedOn: dayOf(0), closedOn: dayOf(DAYS + 1), lines: ordered },
  })
  const path = `/api/bank-accounts/${accountId}/statement-imports`
  const sent = await requester.upload<{ id: number; jobId: string }>(
    path,
    {},
    mt940Text([statement])
  )
  await jobDone(requester, sent.jobId)
  const at = `/api/bank-statement-imports/${sent.id}`
  const { version } = await requester.send('GET', at)
  const { id } = await requester.send<{ id: string }>('POST', `${at}/confirm`, {}, version)
  return id
}
