import { translatorIn } from '#core/base/language'
import type { Against } from '#core/imports/against'
import { companyKey } from '#commercial/companies/company_key'
import { taxNumberProblem } from '#commercial/companies/settle_tax_number'

interface Row {
  company: string | null | undefined
  stated: string | null | undefined
}

/** Why the tax number of a row cannot be that of its company, whose number a row before may have stated. */
export async function taxNumberContradiction(
  { company: typed, stated }: Row,
  against: Against
): Promise<string | null> {
  if (!stated) return null
  const { client, language } = against
  const name = typed?.trim() ?? ''
  const key = companyKey(name)
  if (!key) return translatorIn(language)('errors.fields.companyNeeded')
  const company = await client
    .from('companies')
    .where('name_key', key)
    .select('name', 'country', 'vat_number')
    .first()
  const vatNumber = company?.vat_number ?? against.statedOf(key) ?? null
  const known = { name: company?.name ?? name, country: company?.country ?? null, vatNumber }
  const problem = taxNumberProblem(known, stated, language)
  if (!problem) against.state(key, stated)
  return problem
}
