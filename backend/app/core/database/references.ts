import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'

/** A column of some department that refers to records of one kind. */
export interface Reference {
  table: string
  column: string
  /** Only these rows refer to the kind, e.g. files of one kind of owner. */
  where?: Record<string, readonly string[]>
}

const references = new Map<string, Reference[]>()

/** A department registers rows of its own that refer to records of `entity`, so that a merge finds them. */
export function registerReference(entity: string, reference: Reference) {
  references.set(entity, [...(references.get(entity) ?? []), reference])
}

/** Whether a row of another table refers to a record, leaving some tables out. */
export async function isReferenced(
  client: QueryClientContract,
  entity: string,
  id: number,
  without: readonly string[]
): Promise<boolean> {
  for (const { table, column, where = {} } of references.get(entity) ?? []) {
    if (without.includes(table)) continue
    const query = client.from(table).where(column, id).select('id')
    for (const [name, values] of Object.entries(where)) void query.whereIn(name, [...values])
    if (await query.first()) return true
  }
  return false
}

/** Ids of moved rows by `table.column`. */
export type Moved = Record<string, number[]>

const BATCH = 500

/** Points everything that refers to `from` at `to`. @returns what was moved, for `moveBack` */
export async function moveReferences(
  trx: TransactionClientContract,
  entity: string,
  from: number,
  to: number
): Promise<Moved> {
  const moved: Moved = {}
  for (const reference of references.get(entity) ?? []) {
    const { table, column, where = {} } = reference
    const rows = await trx
      .from(table)
      .where(column, from)
      .where((query) => {
        for (const [name, values] of Object.entries(where)) void query.whereIn(name, [...values])
      })
      .orderBy('id')
      .forUpdate()
      .select('id')
    const ids = rows.map((row): number => row.id)
    if (!ids.length) continue
    await point(trx, reference, ids, { [column]: from }, to)
    moved[keyOf(reference)] = ids
  }
  return moved
}

/** Undoes `moveReferences` for the rows that still refer to `from`. */
export async function moveBack(
  trx: TransactionClientContract,
  entity: string,
  moved: Moved,
  from: number,
  to: number
) {
  for (const reference of references.get(entity) ?? []) {
    const ids = moved[keyOf(reference)]
    if (ids) await point(trx, reference, ids, { [reference.column]: from }, to)
  }
}

async function point(
  trx: TransactionClientContract,
  { table, column }: Reference,
  ids: number[],
  still: Record<string, number>,
  to: number
) {
  for (let at = 0; at < ids.length; at += BATCH) {
    await trx
      .from(table)
      .whereIn('id', ids.slice(at, at + BATCH))
      .where(still)
      .update({ [column]: to })
  }
}

function keyOf({ table, column }: Reference) {
  return `${table}.${column}`
}
