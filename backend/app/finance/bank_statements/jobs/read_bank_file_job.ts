import db from '@adonisjs/lucid/services/db'
import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import BankAccount from '#finance/bank_accounts/bank_account'
import { faultOf, planImport } from '#finance/bank_statements/imports/known_statements'
import type { ImportPlan, StatementToStore } from '#finance/bank_statements/plan'
import { readFileOf, requireImporter } from '#finance/bank_statements/imports/read_file'
import BankStatementImport from '#finance/bank_statements/models/bank_statement_import'
import { publishBank } from '#finance/bank_statements/publish_bank'

/** Reads a file of a bank for its preview: nothing of it becomes a statement yet. */
export class ReadBankFileJob extends Job<{ importId: number }> {
  static jobName = 'finance.read_bank_file'
  static timeoutSeconds = 300

  async handle({ payload, job, signal, complete }: JobContext<{ importId: number }>) {
    await requireImporter(job.createdBy)
    const batch = await BankStatementImport.find(payload.importId)
    const account = batch && (await BankAccount.find(batch.bankAccountId))
    if (!batch || !account) throw new PermanentJobError('jobs.reasons.record_gone')
    const found = await look(batch, account, signal)
    await complete(async (uow) => {
      const latest = await BankStatementImport.query({ client: uow.trx })
        .where('id', batch.id)
        .forUpdate()
        .first()
      // discarded meanwhile, or its columns were named again
      if (latest?.status !== 'reading' || latest.version !== batch.version) return { lines: 0 }
      latest.merge({ ...found, version: latest.version + 1 })
      await latest.save()
      publishBank(uow, 'bank-statement-imports', latest.id, 'update')
      return { lines: found.plan?.newLines ?? 0 }
    })
  }
}

const NOTHING = { fault: null, faultLine: null, faultValues: null, plan: null, head: null }

async function look(batch: BankStatementImport, account: BankAccount, signal: AbortSignal) {
  try {
    const read = await readFileOf(batch, account, signal)
    if ('head' in read) return { ...NOTHING, status: 'mapping' as const, head: read.head }
    const plan = previewOf(await planImport(account, read.statements, db.connection()))
    return { ...NOTHING, status: 'ready' as const, plan, head: batch.head }
  } catch (error) {
    const fault = faultOf(error)
    if (!fault) throw error
    // a table whose columns were named keeps its head, so that they can be named otherwise
    return { ...NOTHING, status: 'failed' as const, ...fault, head: batch.head }
  }
}

const SHOWN = 200
const SHOWN_TEXT = 140

function previewOf(planned: StatementToStore[]): ImportPlan {
  const lines = planned.flatMap((statement) => statement.lines)
  const newLines = planned.reduce((sum, statement) => sum + statement.newLines, 0)
  return {
    statements: planned.map(({ lines: _, ...statement }) => statement),
    newLines,
    duplicateLines: lines.length - newLines,
    lines: lines.slice(0, SHOWN).map(({ line, isNew }) => ({
      bookedOn: line.bookedOn,
      amountMinor: line.amountMinor,
      counterpartyName: line.counterpartyName,
      text: line.text.slice(0, SHOWN_TEXT),
      isNew,
    })),
  }
}

registerJob(ReadBankFileJob)
