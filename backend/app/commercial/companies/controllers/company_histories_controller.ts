import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { answerHistory } from '#core/history/record_history'
import Company from '#commercial/companies/company'

export default class CompanyHistoriesController {
  async index(ctx: HttpContext) {
    const company = await Company.find(ctx.params.id)
    if (!company) throw notFound()
    return answerHistory(ctx, 'company', company.id)
  }
}
