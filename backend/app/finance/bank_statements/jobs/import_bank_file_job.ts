import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type { BankStatement } from '#engines/bank_files/bank_file'
import BankAccount from '#finance/bank_accounts/bank_account'
import { lockAccount } from '#finance/bank_accounts/find_account'
import { faultOf, planImport } from '#finance/bank_statements/imports/known_statements'
import { readFileOf, requireImporter } from '#finance/bank_statements/imports/read_file'
import { storeStatements } from '#finance/bank_statements/imports/store_statements'
import BankStatementImport from '#finance/bank_statements/models/bank_statement_import'
import { publishBank } from '#finance/bank_statements/publish_bank'

/**
 * Stores the statements of a file whose preview was confirmed, all of them or none. The file is read
 * and compared again: others may have imported the same days meanwhile.
 */
export class ImportBankFileJob extends Job<{ importId: number }> {
  static jobName = 'finance.import_bank_file'
  static timeoutSeconds = 600

  async handle({ payload, job, signal, complete, progress }: JobContext<{ importId: number }>) {
    await requireImporter(job.createdBy)
    const batch = await BankStatementImport.find(payload.importId)
    const account = batch && (await BankAccount.find(batch.bankAccountId))
    if (!batch || !account) throw new PermanentJobError('jobs.reasons.record_gone')
    const statements = await statementsOf(batch, account, signal)
    await progress(50)
    await complete((uow) => finish(uow, batch.id, statements))
  }
}

type Outcome = { statements: BankStatement[] } | NonNullable<ReturnType<typeof faultOf>>

async function statementsOf(
  batch: BankStatementImport,
  account: BankAccount,
  signal: AbortSignal
): Promise<Outcome> {
  try {
    const read = await readFileOf(batch, account, signal)
    // only a file with named columns gets here
    if ('head' in read) throw new PermanentJobError('jobs.reasons.record_gone')
    return read
  } catch (error) {
    const fault = faultOf(error)
    if (!fault) throw error
    return fault
  }
}

async function finish(uow: UnitOfWork, importId: number, outcome: Outcome) {
  const batch = await BankStatementImport.query({ client: uow.trx })
    .where('id', importId)
    .forUpdate()
    .first()
  if (batch?.status !== 'importing') throw new PermanentJobError('jobs.reasons.record_gone')
  const account = await lockAccount(uow, batch.bankAccountId)
  const stored = await tryStore(uow, batch, account, outcome)
  batch.merge({ ...stored.changes, version: batch.version + 1 })
  await batch.save()
  publishBank(uow, 'bank-statement-imports', batch.id, 'update')
  publishBank(uow, 'bank-statements', 0, 'create')
  return stored.result
}

async function tryStore(
  uow: UnitOfWork,
  batch: BankStatementImport,
  account: BankAccount,
  outcome: Outcome
) {
  const failed = (fault: NonNullable<ReturnType<typeof faultOf>>) => ({
    changes: { status: 'failed' as const, ...fault },
    result: { statements: 0, lines: 0 },
  })
  if (!('statements' in outcome)) return failed(outcome)
  try {
    const planned = await planImport(account, outcome.statements, uow.trx)
    const result = await uow.gatherAudits(() => storeStatements(uow, sourceOf(batch), planned))
    await rememberLayout(uow, batch, account)
    await uow.audit({
      action: 'import',
      entityType: 'bank_statement_import',
      entityId: batch.id,
      label: batch.fileName,
      after: { ...result, bankAccountId: account.id },
    })
    return { changes: { status: 'imported' as const }, result }
  } catch (error) {
    // refused before anything was written
    const fault = faultOf(error)
    if (!fault) throw error
    return failed(fault)
  }
}

const sourceOf = ({ id, bankAccountId, fileName }: BankStatementImport) => ({
  ...{ bankAccountId, fileName, importId: id },
})

/** The next table of the same bank is read without asking. */
async function rememberLayout(
  uow: UnitOfWork,
  { layout }: BankStatementImport,
  account: BankAccount
) {
  if (!layout || JSON.stringify(layout) === JSON.stringify(account.tableLayout)) return
  const before = { tableLayout: account.tableLayout }
  account.merge({ updatedBy: uow.actor.id, version: account.version + 1 })
  account.tableLayout = layout
  await account.save()
  await uow.audit({
    action: 'update',
    entityType: 'bank_account',
    entityId: account.id,
    label: account.name,
    before,
    after: { tableLayout: layout },
  })
}

registerJob(ImportBankFileJob)
