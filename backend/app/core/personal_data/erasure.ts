import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { keyOf, type PersonalArea } from './areas.js'
import { type Pseudonym, type Replacement, type Erasure } from './erasure_rule.js'
import type { Person } from './people.js'

/** Rows of one transaction: no lock is held for long. */
const BATCH = 100

export interface Batch {
  last: number
  changed: number
}

interface Order {
  person: Person
  names: Pseudonym
  after: number
}

/**
 * Erases the next rows of an area; what was erased before is left as it is.
 * @returns null where there is none left
 */
export async function eraseBatch(
  uow: UnitOfWork,
  area: PersonalArea,
  { person, names, after }: Order
): Promise<Batch | null> {
  const erase = await erasureOf(area, person, uow.trx)
  if (erase !== 'delete' && !('replace' in erase)) return null
  const values = erase === 'delete' ? null : valuesOf(erase, names)
  const id = keyOf(area)
  const query = uow.trx.from(area.table).where(id, '>', after).orderBy(id).limit(BATCH).forUpdate()
  if (!area.of(query, person)) return null
  const columns = Object.keys(values ?? {}).map((name) => `${area.table}.${name}`)
  const rows: Record<string, unknown>[] = await query.select(`${id} as row_key`, ...columns)
  if (!rows.length) return null
  const due = values ? rows.filter((row) => differs(row, values)) : rows
  const ids = due.map((row) => Number(row.row_key))
  if (ids.length) await eraseRows(uow, area, { ids, values, names })
  return { last: Number(rows.at(-1)!.row_key), changed: ids.length }
}

/** What becomes of the rows of this person. */
export async function erasureOf(
  area: PersonalArea,
  person: Person,
  client: QueryClientContract
): Promise<Erasure> {
  return (await area.unneeded?.(person, client)) ? 'delete' : area.erase
}

const valuesOf = ({ replace }: Replacement, names: Pseudonym) =>
  Object.fromEntries(
    Object.entries(replace).map(([column, value]) => [
      column,
      typeof value === 'function' ? value(names) : value,
    ])
  )

type Values = Record<string, unknown>

/** Booleans are numbers in the one database; both read alike. */
const differs = (row: Values, values: Values) =>
  Object.entries(values).some(([column, value]) => plain(row[column]) !== plain(value))

const plain = (value: unknown) => (typeof value === 'boolean' ? Number(value) : (value ?? null))

interface Due {
  ids: number[]
  /** Null where the rows themselves go. */
  values: Values | null
  names: Pseudonym
}

async function eraseRows(uow: UnitOfWork, area: PersonalArea, { ids, values, names }: Due) {
  const rows = () => uow.trx.from(area.table).whereIn(keyOf(area), ids)
  if (!values) return area.remove ? area.remove(uow, ids) : rows().delete()
  await area.beforeReplace?.(uow, ids)
  await rows().update(values)
  await area.replaced?.(uow, ids, names)
}
