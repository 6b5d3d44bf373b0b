import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { COUNT_MOST, countOf, personalAreas, type PersonalArea } from './areas.js'
import { kindOfErasure, type Erasure, type KeepReason } from './erasure_rule.js'
import { erasureOf } from './erasure.js'
import type { Person } from './people.js'

/** What others are found by goes last. */
export const areasInOrder = (): PersonalArea[] =>
  [...personalAreas()].sort((a, b) => Number(!!a.isRoot) - Number(!!b.isRoot))

/** What an erasure would do in each area that has rows of this person. */
export async function planOf(person: Person, client: QueryClientContract) {
  const plan = []
  for (const area of personalAreas()) {
    const count = await countOf(area, person, client)
    if (!count) continue
    const erase = await erasureOf(area, person, client)
    plan.push({
      ...{ name: area.name, how: kindOfErasure(erase) },
      ...{ count: Math.min(count, COUNT_MOST), more: count > COUNT_MOST },
      replaced: area.columns.filter((name) => isReplaced(erase, name)),
      kept: keptOf(erase),
    })
  }
  return plan
}

export type ErasurePlan = Awaited<ReturnType<typeof planOf>>

const isReplaced = (erase: Erasure, column: string) =>
  typeof erase === 'object' && 'replace' in erase && column in erase.replace

function keptOf(erase: Erasure): { reason: KeepReason; columns: string[] }[] {
  if (erase === 'delete') return []
  if (!('replace' in erase)) return [{ reason: erase.keep, columns: [] }]
  return Object.entries(erase.keep ?? {}).map(([reason, columns]) => ({
    reason: reason as KeepReason,
    columns: [...columns],
  }))
}

/** Who made documents of this person: they have an interest in what can be seen of them. */
export async function authorsOf(person: Person, client: QueryClientContract): Promise<number[]> {
  const ids = new Set<number>()
  for (const area of personalAreas()) {
    if (!area.authors) continue
    const query = client.from(area.table).distinct(`${area.table}.created_by`)
    if (!area.of(query, person)) continue
    for (const row of await query) if (row.created_by) ids.add(Number(row.created_by))
  }
  return [...ids]
}
