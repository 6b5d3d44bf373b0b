import type { HttpContext } from '@adonisjs/core/http'
import { userNames } from '#core/base/user_names'
import { languageOf } from '#core/base/language'
import { validateBody } from '#core/http/validate'
import { writeRequest } from '#core/unit_of_work/write_request'
import {
  RenderTrackingSheetJob,
  type TrackingSheetOrder,
} from '#engineering/tracking_sheets/jobs/render_tracking_sheet_job'
import Quotation from '#engineering/quotations/models/quotation'
import { findQuotation } from '#engineering/quotations/queries/find_quotation'
import { sheetView } from '#engineering/quotations/transformers/document_views'
import { trackingSheetValidator } from '#engineering/tracking_sheets/validator'

export default class TrackingSheetsController {
  /** The sheets of a quotation and of its other revisions, newest first. */
  async index(ctx: HttpContext) {
    const { rootNumber } = await findQuotation(ctx.params.id)
    const revisions = await Quotation.query()
      .where('rootNumber', rootNumber)
      .orderBy('revision', 'desc')
      .preload('trackingSheets')
    const sheets = revisions.flatMap(({ number, trackingSheets }) =>
      trackingSheets.map((sheet) => ({ number, sheet }))
    )
    const names = await userNames(sheets.map(({ sheet }) => sheet.createdBy))
    return sheets.map(({ number, sheet }) => ({ ...sheetView(sheet, names), number }))
  }

  /**
   * Orders the print; a second click while the first still runs gets the same job, unless there is
   * something new to print.
   */
  async store(ctx: HttpContext) {
    const { language = languageOf(ctx) } = await validateBody(ctx, trackingSheetValidator)
    const quotation = await findQuotation(ctx.params.id)
    const { id, number } = quotation
    const content = await contentOf(quotation)
    const order: TrackingSheetOrder = { quotationId: id, language }
    ctx.response.status(202)
    return writeRequest(ctx, (uow) =>
      uow.enqueue({
        type: RenderTrackingSheetJob.jobName,
        title: `Tracking sheet for ${number}`,
        titleAr: `ورقة متابعة ${number}`,
        payload: { ...order },
        entityType: 'quotation',
        entityId: id,
        dedupKey: `tracking-sheet:${ctx.actor!.id}:${id}:${content}:${language}`,
      })
    )
  }
}

/** Tells two states of what a sheet shows apart. */
async function contentOf(quotation: Quotation): Promise<string> {
  const { version, planVersion } = quotation
  const documents = await quotation.related('documents').query().select('id')
  return [
    version,
    planVersion,
    documents.length,
    Math.max(0, ...documents.map(({ id }) => id)),
  ].join('.')
}
