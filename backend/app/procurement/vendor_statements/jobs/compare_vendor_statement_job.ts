import { Job, PermanentJobError, registerJob, type JobContext } from '#core/jobs/define_job'
import VendorStatement from '#procurement/vendor_statements/models/vendor_statement'
import { recordStatement, saveStatement } from '#procurement/vendor_statements/records'
import { storeComparison, storedLines } from '#procurement/vendor_statements/store_comparison'
import { requireManager } from './read_vendor_statement_job.js'

/** Compares the lines of a statement again, with the firm's account as it has become. */
export class CompareVendorStatementJob extends Job<{ statementId: number }> {
  static jobName = 'procurement.compare_vendor_statement'
  static timeoutSeconds = 600

  async handle({ payload, job, complete }: JobContext<{ statementId: number }>) {
    await requireManager(job.createdBy)
    await complete(async (uow) => {
      const one = await VendorStatement.query({ client: uow.trx })
        .where('id', payload.statementId)
        .forUpdate()
        .first()
      if (one?.status !== 'comparing') throw new PermanentJobError('jobs.reasons.record_gone')
      const before = one.toAudit()
      const { openedOn, closedOn, openingMinor, closingMinor } = one
      const lines = await storedLines(uow, one)
      await storeComparison(uow, one, {
        ...{ openedOn: openedOn!, closedOn: closedOn!, openingMinor, closingMinor, lines },
      })
      await saveStatement(uow, one)
      await recordStatement(uow, 'update', one, { before, after: one.toAudit() })
      return { lines: lines.length }
    })
  }
}

registerJob(CompareVendorStatementJob)
