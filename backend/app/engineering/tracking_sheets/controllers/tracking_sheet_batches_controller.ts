import type { HttpContext } from '@adonisjs/core/http'
import { createHash } from 'node:crypto'
import { invalid } from '#core/base/app_error'
import { languageOf } from '#core/base/language'
import { validateBody } from '#core/http/validate'
import { parseListQuery } from '#core/listing/parse_list_query'
import { queryMembers } from '#core/listing/query_members'
import { findPage } from '#core/listing/find_page'
import { writeRequest } from '#core/unit_of_work/write_request'
import {
  PrintTrackingSheetsJob,
  type SheetBatchOrder,
} from '#engineering/tracking_sheets/jobs/print_tracking_sheets_job'
import { quotationListing } from '#engineering/quotations/listing'
import { statusGroups } from '#engineering/quotations/status_groups'
import { sheetBatchValidator } from '#engineering/tracking_sheets/validator'

/** More would keep the printer from everyone else for too long. */
const MOST = 200

export default class TrackingSheetBatchesController {
  /** Orders a sheet of every quotation of a list as it is filtered now, as one job. */
  async store(ctx: HttpContext) {
    const { query, language = languageOf(ctx) } = await validateBody(ctx, sheetBatchValidator)
    const members = statusGroups(queryMembers(query ?? ''))
    const listQuery = parseListQuery(quotationListing, members, ctx.abilities)
    const { ids, total } = await findPage(quotationListing, { ...listQuery, start: 0, end: MOST })
    if (total === 0 || total > MOST) throw invalid({ query: ['range'] })
    const order: SheetBatchOrder = { quotationIds: ids, language }
    const digest = createHash('sha256').update(JSON.stringify(order)).digest('hex')
    ctx.response.status(202)
    return writeRequest(ctx, (uow) =>
      uow.enqueue({
        type: PrintTrackingSheetsJob.jobName,
        title: `Tracking sheets for ${total} quotations`,
        titleAr: `أوراق متابعة ${total} من عروض الأسعار`,
        payload: { ...order },
        dedupKey: `tracking-sheets:${ctx.actor!.id}:${digest}`,
      })
    )
  }
}
