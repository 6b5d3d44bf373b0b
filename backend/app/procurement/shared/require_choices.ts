import { invalid } from '#core/base/app_error'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { PROCUREMENT_LISTS } from '#procurement/enums/lists'

/** Which of the portal's lists each field takes its values from. */
const LIST_OF_FIELD = {
  type: 'vendor-types',
  group: 'vendor-groups',
  documentType: 'vendor-document-types',
  category: 'material-categories',
  equipmentCategory: 'equipment-categories',
} as const

type Chosen = Partial<Record<keyof typeof LIST_OF_FIELD, string | null>>

/**
 * Refuses values that the portal's lists do not hold. Administrators may add values and retire
 * others; a record keeps a retired value that it already has.
 * @param before the values that the record has now
 * @throws AppError 422 naming each field with an unknown value
 */
export async function requireChoices(uow: UnitOfWork, input: Chosen, before: Chosen = {}) {
  const wrong: Record<string, string[]> = {}
  for (const field of Object.keys(LIST_OF_FIELD) as (keyof typeof LIST_OF_FIELD)[]) {
    const value = input[field]
    if (!value || value === before[field]) continue
    if (!(await isKnown(uow, LIST_OF_FIELD[field], value))) wrong[field] = ['choice']
  }
  if (Object.keys(wrong).length) throw invalid(wrong)
}

/** What the portal itself brings counts also where the lists were never seeded. */
async function isKnown(uow: UnitOfWork, list: string, value: string): Promise<boolean> {
  const stored = await uow.trx.from('list_options').where({ list, value }).select('active').first()
  if (stored) return Boolean(stored.active)
  return PROCUREMENT_LISTS[list].some((choice) => choice.value === value)
}
