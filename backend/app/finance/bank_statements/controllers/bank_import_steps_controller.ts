import type { HttpContext } from '@adonisjs/core/http'
import { conflict } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { balancesOf, layoutOf, layoutValidator } from '#core/imports/table_layout'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import { findAccount } from '#finance/bank_accounts/find_account'
import { findImport, lockImport } from '#finance/bank_statements/imports/find_import'
import { nameColumns } from '#finance/bank_statements/jobs/order_reading'
import { presentImport } from '#finance/bank_statements/imports/present_import'
import { ImportBankFileJob } from '#finance/bank_statements/jobs/import_bank_file_job'

/** What a person says of a file that was read. */
export default class BankImportStepsController {
  /** Names the columns of a table, which is then read again. */
  async layout(ctx: HttpContext) {
    const stated = await validateBody(ctx, layoutValidator)
    const expectedVersion = requireVersion(ctx)
    const { bankAccountId } = await findImport(ctx.params.id)
    const account = await findAccount(bankAccountId)
    const layout = layoutOf(stated)
    const balances = balancesOf(stated, account.currency)
    ctx.response.status(202)
    return writeRequest(ctx, async (uow) => {
      const batch = await lockImport(uow, ctx.params.id, expectedVersion)
      const isTable = batch.format === 'csv' || batch.format === 'xlsx'
      if (!isTable || !['mapping', 'ready', 'failed'].includes(batch.status))
        throw conflict('BANK_FILE_NOT_MAPPED')
      return presentImport(ctx, await nameColumns(uow, batch, layout, balances), account)
    })
  }

  /** Has the statements of the preview stored. */
  async confirm(ctx: HttpContext) {
    await validateBody(ctx, noBody)
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(202)
    return writeRequest(ctx, async (uow) => {
      const batch = await lockImport(uow, ctx.params.id, expectedVersion)
      if (batch.status !== 'ready') throw conflict('BANK_FILE_NOT_READY')
      const job = await uow.enqueue({
        type: ImportBankFileJob.jobName,
        title: `Import of ${batch.fileName}`,
        titleAr: `استيراد ${batch.fileName}`,
        payload: { importId: batch.id },
        entityType: 'bank_statement_import',
        entityId: batch.id,
      })
      batch.merge({
        ...{ status: 'importing', jobId: job.id },
        ...{ version: batch.version + 1, updatedBy: uow.actor.id },
      })
      await batch.save()
      return job
    })
  }
}
