import { AppError, invalid } from '#core/base/app_error'
import { languageNow, translatorIn, type Language } from '#core/base/language'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { countryOfTaxNumber, isTaxNumberOf } from '#engines/text/tax_numbers'
import type Company from './company.js'
import { lockCompany } from './lock_company.js'
import { updateCompany } from './save_company.js'

type Known = Pick<Company, 'name' | 'country' | 'vatNumber'>

/** Why a company cannot have a tax number, in words that name both; null where it can. */
export function taxNumberProblem(
  { name, country, vatNumber }: Known,
  stated: string,
  language: Language
): string | null {
  const say = translatorIn(language)
  if (vatNumber && vatNumber !== stated)
    return say('errors.fields.otherTaxNumber', { company: name, known: vatNumber, stated })
  const fits = country ? isTaxNumberOf(stated, country) : countryOfTaxNumber(stated) !== null
  return fits ? null : say('errors.fields.taxNumber')
}

/**
 * Gives a company the tax number that was stated with one of its people, where it has none yet. Where its
 * country is not known either, that follows from how the number is written.
 * @throws AppError 422 on `companyVatNumber` when it has another one, or there is no company
 */
export async function settleTaxNumber(
  uow: UnitOfWork,
  companyId: number | null,
  stated: string | null | undefined
) {
  if (!stated) return
  if (!companyId) throw invalid({ companyVatNumber: ['companyNeeded'] })
  const company = await lockCompany(uow, companyId)
  if (company.vatNumber === stated) return
  const problem = taxNumberProblem(company, stated, languageNow())
  if (problem) throw new AppError(422, 'INVALID', { errors: { companyVatNumber: [problem] } })
  const country = company.country ?? countryOfTaxNumber(stated)
  await updateCompany(uow, company, { country, vatNumber: stated })
}
