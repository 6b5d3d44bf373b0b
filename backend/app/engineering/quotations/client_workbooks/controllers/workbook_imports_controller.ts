import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { validateBody } from '#core/http/validate'
import { checkVersion, requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import { lockWorkbook } from '#engineering/quotations/client_workbooks/find_workbook'
import { ImportWorkbookJob } from '#engineering/quotations/client_workbooks/jobs/import_workbook_job'
import { mapSheets } from '#engineering/quotations/client_workbooks/map_sheets'
import { importWorkbookValidator } from '#engineering/quotations/client_workbooks/validator'
import { lockQuotation } from '#engineering/quotations/lock_quotation'
import { requireAction } from '#engineering/quotations/states'

export default class WorkbookImportsController {
  /** Orders lines to be made of the sheets that were mapped. */
  async store(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    const { mode, sheets } = await validateBody(ctx, importWorkbookValidator)
    ctx.response.status(202)
    return writeRequest(ctx, async (uow) => {
      const quotation = await lockQuotation(uow, ctx.params.id)
      requireAction('update', quotation, approverOf(ctx))
      await checkVersion(quotation, expectedVersion, uow.trx)
      const workbook = await lockWorkbook(uow, quotation.id)
      await mapSheets(uow, workbook, sheets)
      return uow.enqueue({
        type: ImportWorkbookJob.jobName,
        title: `Lines of ${quotation.number} from ${workbook.fileName}`,
        titleAr: `بنود ${quotation.number} من ${workbook.fileName}`,
        payload: { workbookId: workbook.id, expectedVersion, mode },
        entityType: 'quotation',
        entityId: quotation.id,
        dedupKey: `import-workbook:${workbook.id}:${expectedVersion}`,
      })
    })
  }
}
