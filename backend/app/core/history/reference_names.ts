import type { HttpContext } from '@adonisjs/core/http'
import { languageOf } from '#core/base/language'
import { userNames } from '#core/base/user_names'
import { openSources } from '#core/search/open_sources'
import { showRecords } from '#core/search/show_records'

/** The names of records that the viewer may see, by their ids; the others are left out. */
type NamesOf = (ctx: HttpContext, ids: number[]) => Promise<ReadonlyMap<number, string>>

const references = new Map<string, NamesOf>()

/** How the records are named that a field of the audit log holds the id of, e.g. `clientId`. */
export function registerReference(field: string, namesOf: NamesOf) {
  if (references.has(field)) throw new Error(`${field} is named twice`)
  references.set(field, namesOf)
}

/** Everyone who is signed in may know the names of colleagues. */
const people: NamesOf = (_, ids) => userNames(ids)
for (const field of ['ownerId', 'userId', 'delegateId', 'responsibleId', 'operators'])
  registerReference(field, people)

/** Fields of a resource that the search shows by number and title. */
const FOUND = {
  clientId: 'clients',
  contractId: 'contracts',
  equipmentId: 'equipment',
  materialId: 'materials',
  movementId: 'stock-movements',
  originalId: 'invoices',
  projectId: 'projects',
  purchaseOrderId: 'purchase-orders',
  vendorId: 'vendors',
  warehouseId: 'warehouses',
}
for (const [field, resource] of Object.entries(FOUND))
  registerReference(field, async (ctx, ids) => {
    const source = (await openSources(ctx)).find((one) => one.resource === resource)
    const records = source ? await showRecords(source, ids, ctx, languageOf(ctx)) : []
    return new Map(records.map(({ id, number, title }) => [id, labelOf(number, title)]))
  })

const labelOf = (number: string | null, title: string) =>
  number && number !== title ? `${number} · ${title}` : title

/** Names by field and id, as an entry of the log is answered with them. */
export type ReferenceNames = Record<string, Record<string, string>>

/** Every id in these values that a name can be given for. */
export async function referenceNames(ctx: HttpContext, values: unknown): Promise<ReferenceNames> {
  const ids = new Map<string, Set<number>>()
  collectIds(values, ids)
  const named = [...ids].map(async ([field, wanted]) => {
    const names = await references.get(field)!(ctx, [...wanted])
    return [field, Object.fromEntries(names)] as const
  })
  return Object.fromEntries(await Promise.all(named))
}

function collectIds(value: unknown, ids: Map<string, Set<number>>, field?: string) {
  if (typeof value === 'number' && field && references.has(field)) {
    ids.set(field, (ids.get(field) ?? new Set()).add(value))
  } else if (Array.isArray(value)) {
    for (const item of value) collectIds(item, ids, field)
  } else if (value && typeof value === 'object') {
    for (const [name, member] of Object.entries(value)) collectIds(member, ids, name)
  }
}
