import { readStoredTable } from '#core/imports/read_stored_table'
import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { BankStatement, BankTableLayout } from '#engines/bank_files/bank_file'
import { BankFileError } from '#engines/bank_files/errors'
import type { TableHead } from '#engines/bank_files/orders'
import { abilitiesOfRequester } from '#identity/guard/abilities'
import VendorStatement from '#procurement/vendor_statements/models/vendor_statement'
import { recordStatement, saveStatement } from '#procurement/vendor_statements/records'
import { storeComparison } from '#procurement/vendor_statements/store_comparison'

/** More lines than any vendor writes in a year. */
const MOST_LINES = 10_000

type Read = { statement: BankStatement } | { head: TableHead } | { error: BankFileError }

/** Reads a vendor's statement and compares it with the firm's account; a file with a fault says which. */
export class ReadVendorStatementJob extends Job<{ statementId: number }> {
  static jobName = 'procurement.read_vendor_statement'
  static timeoutSeconds = 600

  async handle({ payload, job, signal, progress, complete }: JobContext<{ statementId: number }>) {
    await requireManager(job.createdBy)
    const one = await VendorStatement.find(payload.statementId)
    if (!one) throw new PermanentJobError('jobs.reasons.record_gone')
    const read = await readFile(one, signal)
    await progress(50)
    await complete(async (uow) => {
      const latest = await VendorStatement.query({ client: uow.trx })
        .where('id', one.id)
        .forUpdate()
        .first()
      // deleted meanwhile, or its columns were named again
      if (latest?.status !== 'reading' || latest.version !== one.version) return { lines: 0 }
      return { lines: await keep(uow, latest, read) }
    })
  }
}

/** @throws PermanentJobError when the person may no longer enter statements */
export async function requireManager(userId: number | null) {
  const abilities = await abilitiesOfRequester(userId)
  if (!abilities.has('vendor-statements.manage')) throw new PermanentJobError('imports.forbidden')
}

async function readFile(one: VendorStatement, signal: AbortSignal): Promise<Read> {
  const { fileId, format, currency, layout, statedOpeningMinor, statedClosingMinor } = one
  const balances =
    statedOpeningMinor === null || statedClosingMinor === null
      ? null
      : { openingMinor: statedOpeningMinor, closingMinor: statedClosingMinor }
  const order = {
    ...{ format, balances, skipsCarried: true, meant: { iban: null, currency } },
    layout: layout && asOwed(layout),
  }
  try {
    const read = await readStoredTable(fileId, order, signal)
    if ('head' in read) return { head: { ...read.head, guess: read.head.guess } }
    const [statement] = read.statements
    if (!statement) throw new BankFileError('no_rows')
    if (statement.lines.length > MOST_LINES) throw new BankFileError('too_many_lines')
    return { statement }
  } catch (error) {
    if (!(error instanceof BankFileError)) throw error
    return { error }
  }
}

/** Of a bank a credit is money that comes in; of a vendor a debit is what the firm owes more. */
const asOwed = ({ columns, ...layout }: BankTableLayout): BankTableLayout => {
  const { debit, credit, ...rest } = columns
  return {
    ...layout,
    columns: { ...rest, ...(debit && { credit: debit }), ...(credit && { debit: credit }) },
  }
}

async function keep(uow: UnitOfWork, one: VendorStatement, read: Read): Promise<number> {
  if ('head' in read) one.merge({ status: 'mapping', head: read.head })
  else if ('error' in read) {
    const { fault, line, values } = read.error
    one.merge({ status: 'failed', faultLine: line, faultValues: { ...values } })
    one.fault = fault
  } else {
    const { lines, ...stated } = read.statement
    await storeComparison(uow, one, {
      ...stated,
      lines: lines.map(({ line, bookedOn, reference, text, amountMinor }) => ({
        ...{ line, on: bookedOn, number: reference, text, amountMinor },
      })),
    })
  }
  await saveStatement(uow, one)
  await recordStatement(uow, 'import', one, { after: one.toAudit() })
  return one.lineCount
}

registerJob(ReadVendorStatementJob)
