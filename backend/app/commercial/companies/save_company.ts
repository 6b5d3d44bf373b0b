import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { changeContactPoints, contactPointsOf } from '#commercial/shared/contact_points'
import { publishChange } from '#commercial/shared/publish_change'
import { wrongTaxDetails } from '#commercial/shared/tax_details'
import type Company from './company.js'
import type { updateCompanyValidator } from './validator.js'

type CompanyInput = Infer<typeof updateCompanyValidator>

/**
 * Changes a locked company; invoices that were issued keep what they say of it.
 * @throws AppError 422 on what is not written as its country writes it
 */
export async function updateCompany(
  uow: UnitOfWork,
  company: Company,
  { contactPoints, ...input }: CompanyInput
) {
  const before = company.toAudit()
  company.useTransaction(uow.trx)
  company.merge(input)
  const wrong = wrongTaxDetails(company)
  if (Object.keys(wrong).length) throw invalid(wrong)
  const owner = { type: 'company', id: company.id } as const
  const points = await changeContactPoints(uow, owner, contactPoints)
  company.refreshSearchText(await contactPointsOf(owner, uow.trx))
  company.merge({ version: company.version + 1, updatedBy: uow.actor.id })
  await company.save()
  await uow.audit({
    action: 'update',
    entityType: 'company',
    entityId: company.id,
    label: company.name,
    before: { ...before, ...points?.before },
    after: { ...company.toAudit(), ...points?.after },
  })
  publishChange(uow, 'companies', company.id, 'update')
}
