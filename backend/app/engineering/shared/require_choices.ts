import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { invalid } from '#core/base/app_error'
import { ENGINEERING_LISTS, type EngineeringList } from '#engineering/enums/lists'

/** Which list each field takes its values from. City and unit are free text with suggestions. */
export const LIST_OF_FIELD = {
  requesterType: 'requester-types',
  clientType: 'client-types',
  contractorPreference: 'contractor-preferences',
  vendorListNomination: 'vendor-list-nominations',
  historicalSuccess: 'historical-success',
  projectType: 'project-types',
  productTypes: 'product-types',
  documentType: 'quotation-document-types',
  lostReason: 'lost-reasons',
} as const satisfies Record<string, EngineeringList>

export type ChoiceField = keyof typeof LIST_OF_FIELD
type Chosen = Partial<Record<ChoiceField, string | string[] | null>>

/**
 * Refuses values that the portal's lists do not hold. Administrators may add values and retire
 * others; a record keeps a retired value that it already has.
 * @param before the values that the record has now
 * @throws AppError 422 naming each field with an unknown value
 */
export async function requireChoices(
  client: QueryClientContract,
  input: Chosen,
  before: Chosen = {}
) {
  const requested = (Object.keys(LIST_OF_FIELD) as ChoiceField[]).flatMap((field) => {
    const kept = new Set(valuesOf(before[field]))
    return valuesOf(input[field])
      .filter((value) => !kept.has(value))
      .map((value) => ({ field, list: LIST_OF_FIELD[field], value }))
  })
  if (!requested.length) return
  const rows: { list: string; value: string; active: unknown }[] = await client
    .from('list_options')
    .whereIn('list', [...new Set(requested.map(({ list }) => list))])
    .whereIn('value', [...new Set(requested.map(({ value }) => value))])
    .select('list', 'value', 'active')
  const stored = new Map(rows.map((row) => [`${row.list} ${row.value}`, Boolean(row.active)]))
  const wrong = requested.filter(
    ({ list, value }) => !(stored.get(`${list} ${value}`) ?? isBuiltIn(list, value))
  )
  if (wrong.length) throw invalid(Object.fromEntries(wrong.map(({ field }) => [field, ['choice']])))
}

function valuesOf(value: string | string[] | null | undefined): string[] {
  if (value === null || value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

/** What the portal itself brings counts also where the lists were never seeded. */
function isBuiltIn(list: EngineeringList, value: string) {
  return ENGINEERING_LISTS[list].some((choice) => choice.value === value)
}
