import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import Company from '#commercial/companies/company'
import { companyDetails } from '#commercial/companies/company_details'
import CompanyTransformer from '#commercial/companies/company_transformer'
import { companyListing } from '#commercial/companies/listing'
import { lockCompany } from '#commercial/companies/lock_company'
import { updateCompany } from '#commercial/companies/save_company'
import { contactPointsOf } from '#commercial/shared/contact_points'
import { updateCompanyValidator } from '#commercial/companies/validator'

export default class CompaniesController {
  async index(ctx: HttpContext) {
    const companies = await answerList(ctx, Company, companyListing)
    return ctx.serialize(CompanyTransformer.transform(companies, ctx.abilities))
  }

  /** With whom and what the firm has to do with it, as far as the viewer may see that. */
  async show(ctx: HttpContext) {
    const company = await Company.find(ctx.params.id)
    if (!company) throw notFound()
    const details = await companyDetails(company.id, ctx.abilities)
    const shown = await ctx.serialize(CompanyTransformer.transform(company, ctx.abilities))
    const contactPoints = await contactPointsOf({ type: 'company', id: company.id })
    return { ...shown, ...details, contactPoints }
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateCompanyValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const company = await lockCompany(uow, ctx.params.id, expectedVersion)
      await updateCompany(uow, company, input)
      return ctx.serialize(CompanyTransformer.transform(company, ctx.abilities))
    })
  }
}
