import { BASE_CURRENCY } from '#engines/money/money'
import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { registeredSources } from '#core/search/sources'
import type { Change } from '#core/audit/append_audit'
import { referenceNames, type ReferenceNames } from './reference_names.js'

interface ChangedRecord {
  entityType: string
  entityId: string
  changes: Change[]
}

/** What turns stored values into what people read. */
export interface Readable {
  /** Of the amounts. */
  currency: string
  names: ReferenceNames
}

/** The same entries, each with the currency of its amounts and the names of the records it refers to. */
export async function presentChanges<Entry extends ChangedRecord>(
  ctx: HttpContext,
  entries: Entry[]
): Promise<(Entry & Readable)[]> {
  const values = entries.map(({ changes }) => valuesOf(changes))
  const [names, currencies] = await Promise.all([
    referenceNames(ctx, values),
    currenciesOf(entries),
  ])
  return entries.map((entry, index) => ({
    ...entry,
    currency: stated(entry.changes) ?? currencies.get(keyOf(entry)) ?? BASE_CURRENCY,
    names: namesIn(values[index], names),
  }))
}

const valuesOf = (changes: Change[]) =>
  changes.map(({ field, before, after }) => ({ [field]: [before, after] }))

/** The currency that the change itself states. */
function stated(changes: Change[]): string | undefined {
  const change = changes.find(({ field }) => field === 'currency')
  const currency = change?.after ?? change?.before
  return typeof currency === 'string' ? currency : undefined
}

const keyOf = ({ entityType, entityId }: ChangedRecord) => `${entityType} ${entityId}`

/** The currencies of the records today, as far as their kind has one. */
async function currenciesOf(entries: ChangedRecord[]): Promise<Map<string, string>> {
  const found = registeredSources()
    .filter(({ listing }) => listing.fields.currency)
    .map(async ({ entityType, listing }) => {
      const own = entries.filter((entry) => entry.entityType === entityType)
      if (!own.length) return []
      const rows = await db
        .from(listing.table)
        .whereIn('id', [...new Set(own.map(({ entityId }) => Number(entityId)))])
        .select('id', `${listing.fields.currency.column} as currency`)
      return rows.map((row) => [`${entityType} ${row.id}`, String(row.currency)] as const)
    })
  return new Map((await Promise.all(found)).flat())
}

/** Of all names those that one entry needs. */
function namesIn(values: unknown, names: ReferenceNames): ReferenceNames {
  const own: ReferenceNames = {}
  const visit = (value: unknown, field?: string) => {
    const name = field && names[field]?.[String(value)]
    if (name) own[field] = { ...own[field], [String(value)]: name }
    else if (Array.isArray(value)) for (const item of value) visit(item, field)
    else if (value && typeof value === 'object')
      for (const [member, inner] of Object.entries(value)) visit(inner, member)
  }
  visit(values)
  return own
}
