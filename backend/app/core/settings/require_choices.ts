import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { invalid } from '#core/base/app_error'

type Chosen<Field extends string> = Partial<Record<Field, string | string[] | null>>

/** The lists that a department's fields take their values from. */
interface Offer<Field extends string> {
  listOf: Readonly<Record<Field, string>>
  /** What the portal itself brings, by the name of the list. */
  builtIn: Readonly<Record<string, readonly { value: string }[]>>
}

/**
 * A check that refuses values which the portal's lists do not hold. Administrators may add values and
 * retire others; a record keeps a retired value that it already has (`before`). The check throws
 * AppError 422 naming each field with an unknown value.
 */
export function choicesOf<Field extends string>({ listOf, builtIn }: Offer<Field>) {
  return async (client: QueryClientContract, input: Chosen<Field>, before: Chosen<Field> = {}) => {
    const wanted = (Object.keys(listOf) as Field[]).flatMap((field) => {
      const kept = new Set(valuesOf(before[field]))
      return valuesOf(input[field])
        .filter((value) => !kept.has(value))
        .map((value) => ({ field, list: listOf[field], value }))
    })
    if (!wanted.length) return
    const stored = await storedOptions(client, wanted)
    // what the portal itself brings counts also where the lists were never seeded
    const isBuiltIn = (list: string, value: string) =>
      builtIn[list].some((choice) => choice.value === value)
    const wrong = wanted.filter(
      ({ list, value }) => !(stored.get(`${list} ${value}`) ?? isBuiltIn(list, value))
    )
    if (wrong.length)
      throw invalid(Object.fromEntries(wrong.map(({ field }) => [field, ['choice']])))
  }
}

/** Whether an option is offered now, by `list value`; one that no one stored is absent. */
async function storedOptions(
  client: QueryClientContract,
  wanted: { list: string; value: string }[]
): Promise<Map<string, boolean>> {
  const rows: { list: string; value: string; active: unknown }[] = await client
    .from('list_options')
    .whereIn('list', [...new Set(wanted.map(({ list }) => list))])
    .whereIn('value', [...new Set(wanted.map(({ value }) => value))])
    .select('list', 'value', 'active')
  return new Map(rows.map((row) => [`${row.list} ${row.value}`, Boolean(row.active)]))
}

function valuesOf(value: string | string[] | null | undefined): string[] {
  if (value === null || value === undefined) return []
  return Array.isArray(value) ? value : [value]
}
