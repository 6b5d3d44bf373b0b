import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { translatorIn, type Language } from '#core/base/language'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Company from '#commercial/companies/company'
import { taxNumberProblem } from '#commercial/companies/settle_tax_number'
import { companyIdOf } from './settle_company.js'

/** Numbers that earlier rows of a file have stated, as long as their transaction lasts. */
const statedBefore = new WeakMap<TransactionClientContract, Map<number, string>>()

interface Row {
  company: string | null | undefined
  stated: string | null | undefined
  language: Language
}

/** Why the tax number of a row cannot be that of its company, whose number the row before may have stated. */
export async function taxNumberContradiction(
  uow: UnitOfWork,
  { company: name, stated, language }: Row
): Promise<string | null> {
  if (!stated) return null
  const id = await companyIdOf(uow, name)
  if (!id) return translatorIn(language)('errors.fields.companyNeeded')
  const company = await Company.findOrFail(id, { client: uow.trx })
  const before = statedBefore.get(uow.trx) ?? new Map<number, string>()
  statedBefore.set(uow.trx, before)
  const vatNumber = company.vatNumber ?? before.get(id) ?? null
  const known = { name: company.name, country: company.country ?? null, vatNumber }
  const problem = taxNumberProblem(known, stated, language)
  if (!problem) before.set(id, stated)
  return problem
}
