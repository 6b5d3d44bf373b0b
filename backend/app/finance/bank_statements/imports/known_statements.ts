import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { BankStatement } from '#engines/bank_files/bank_file'
import { BankFileError } from '#engines/bank_files/errors'
import type BankAccount from '#finance/bank_accounts/bank_account'
import { fingerprintOf } from './fingerprint.js'
import type { ImportFault, StatementToStore } from '#finance/bank_statements/plan'
import { planStatements, type KnownStatements } from './plan_import.js'

type Client = Pick<QueryClientContract, 'from'>

const AT_ONCE = 500
/** Statements that are looked back at: of a bank that states daily, more than a year. */
const LOOKED_BACK = 500

/** A file that is whole and still is not imported: it contradicts what was done already. */
export class ImportRefusal extends Error {
  constructor(
    readonly fault: ImportFault,
    readonly line: number,
    readonly values: Readonly<Record<string, string>>
  ) {
    super(`${fault} at line ${line}`)
  }
}

/**
 * What importing these statements into an account would do.
 * @throws ImportRefusal for lines of days that are settled
 */
export async function planImport(
  account: BankAccount,
  statements: readonly BankStatement[],
  client: Client
): Promise<StatementToStore[]> {
  const planned = planStatements(statements, await knownStatements(account, statements, client))
  await refuseSettledDays(account, planned, client)
  return planned
}

async function knownStatements(
  account: BankAccount,
  statements: readonly BankStatement[],
  client: Client
): Promise<KnownStatements> {
  const rows = await client
    .from('bank_statements')
    .where('bank_account_id', account.id)
    .orderBy('closed_on', 'desc')
    .orderBy('id', 'desc')
    .limit(LOOKED_BACK)
    .select('number', 'closed_on', 'closing_minor')
  const fingerprints = new Set(statements.flatMap(({ lines }) => lines.map(fingerprintOf)))
  return {
    openingMinor: account.openingBalanceMinor,
    statements: rows.toReversed().map((row) => ({
      number: row.number,
      closedOn: row.closed_on,
      closingMinor: Number(row.closing_minor),
    })),
    counts: await countsOf(account.id, [...fingerprints], client),
  }
}

async function countsOf(accountId: number, fingerprints: string[], client: Client) {
  const counts = new Map<string, number>()
  for (let at = 0; at < fingerprints.length; at += AT_ONCE) {
    const rows = await client
      .from('bank_statement_lines')
      .where('bank_account_id', accountId)
      .whereIn('fingerprint', fingerprints.slice(at, at + AT_ONCE))
      .groupBy('fingerprint')
      .select('fingerprint')
      .max('occurrence as count')
    for (const { fingerprint, count } of rows) counts.set(fingerprint, Number(count))
  }
  return counts
}

/** New lines of days up to the opening balance or the last reconciliation would change what is settled. */
async function refuseSettledDays(
  { id, openingOn }: BankAccount,
  planned: StatementToStore[],
  client: Client
) {
  const last = await client
    .from('bank_reconciliations')
    .where({ bank_account_id: id, status: 'closed' })
    .orderBy('reconciled_on', 'desc')
    .first()
  const reconciledOn: string = last?.reconciled_on ?? ''
  for (const { lines } of planned)
    for (const { line, isNew } of lines) {
      if (!isNew) continue
      if (line.bookedOn <= openingOn)
        throw new ImportRefusal('before_opening', line.line, { day: openingOn })
      if (line.bookedOn <= reconciledOn)
        throw new ImportRefusal('reconciled', line.line, { day: reconciledOn })
    }
}

/** Either kind of refusal, as an import keeps it; null for any other failure. */
export function faultOf(error: unknown) {
  if (!(error instanceof ImportRefusal) && !(error instanceof BankFileError)) return null
  const { fault, line, values } = error
  return { fault, faultLine: line, faultValues: { ...values } }
}
