import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { languageOf } from '#core/base/language'
import { validateQuery } from '#core/http/validate'
import TrackingSheet from '#engineering/quotations/models/tracking_sheet'
import {
  compareSheets,
  type SheetContent,
} from '#engineering/tracking_sheets/queries/compare_sheets'
import { sheetComparisonValidator } from '#engineering/tracking_sheets/validator'

export default class TrackingSheetComparisonsController {
  /** What a sheet says otherwise than the one that `with` names, of this or another revision. */
  async show(ctx: HttpContext) {
    const { with: other } = await validateQuery(ctx, sheetComparisonValidator)
    const [before, after] = await Promise.all([other, Number(ctx.params.id)].map(contentOf))
    const viewer = { language: languageOf(ctx), prices: ctx.abilities.has('quotations.prices') }
    return { differences: compareSheets(before, after, viewer) }
  }
}

/** @throws AppError 404, also for a sheet that was printed before its content was kept */
async function contentOf(id: number): Promise<SheetContent> {
  const sheet = await TrackingSheet.find(id)
  if (!sheet?.content) throw notFound()
  return JSON.parse(sheet.content) as SheetContent
}
