import type { HttpContext } from '@adonisjs/core/http'
import { languageNow } from '#core/base/language'
import { lookupIds } from '#core/listing/lookup'
import { quotationListing } from '#engineering/quotations/listing'
import Quotation from '#engineering/quotations/models/quotation'

export default class QuotationLookupsController {
  /** Quotations for a choice. */
  async index(ctx: HttpContext) {
    const ids = await lookupIds(ctx, {
      listing: quotationListing,
      shown: ['number', 'project_name', 'project_name_ar'],
    })
    const quotations = await Quotation.query()
      .whereIn('id', ids)
      .select('id', 'number', 'projectName', 'projectNameAr')
      .orderBy('id', 'desc')
    const inArabic = languageNow() === 'ar'
    return quotations.map(({ id, number, projectName, projectNameAr }) => ({
      id,
      label: `${number} · ${inArabic ? (projectNameAr ?? projectName) : projectName}`,
    }))
  }
}
