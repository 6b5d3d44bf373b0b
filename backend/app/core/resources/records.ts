import type { HttpContext } from '@adonisjs/core/http'
import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#core/base/app_error'
import { languageNow } from '#core/base/language'
import type { Client, Field, Fields, PlainModel, PlainRow } from './field.js'
import { attributeOf, nameOf, type PlainResource } from './plain_resource.js'

type Query = ModelQueryBuilderContract<PlainModel, PlainRow>

/** The value of a field as the API speaks it. */
export function wireValue(record: PlainRow, name: string, field: Field): unknown {
  if (field.rows) return field.rows.read(record as never)
  const value = (record as unknown as Record<string, unknown>)[attributeOf(name, field)] ?? null
  return value === null || !field.toWire ? value : field.toWire(value as never, record as never)
}

/** The fields that a list answers. */
export const listedFields = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, { rows }]) => !rows?.alone))

/** Loads what fields keep in rows of their own. */
export function preloadRows(query: unknown, fields: Fields) {
  for (const { rows } of Object.values(fields))
    if (rows) void (query as Query).preload(rows.preload as never)
}

/** What the audit log compares. */
export function auditOf(record: PlainRow, fields: Fields): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.rows?.toAudit?.(record as never) ?? wireValue(record, name, field),
    ])
  )
}

/** Records as they are answered, with the names of what they refer to and what the viewer may do. */
export async function answerRecords(
  ctx: HttpContext,
  { fields, abilities, figures }: PlainResource,
  records: PlainRow[],
  client: Client = db
) {
  const mayWrite = ctx.abilities.has(abilities.write)
  const counted = await figures?.of(
    records.map(({ id }) => id),
    client
  )
  const named = await Promise.all(
    Object.entries(fields).map(async ([name, field]) => ({
      name,
      field,
      names: await namesOf(field, records, name, client),
    }))
  )
  return records.map((record) => ({
    id: record.id,
    version: record.version,
    ...Object.fromEntries(
      named.flatMap(({ name, field, names }) => {
        const value = wireValue(record, name, field)
        const member = [name, value] as const
        return names ? [member, [nameOf(name), names.get(value as number) ?? null]] : [member]
      })
    ),
    ...counted?.get(record.id),
    createdBy: record.createdBy,
    createdAt: record.createdAt.toUTC().toISO(),
    updatedAt: record.updatedAt.toUTC().toISO(),
    can: { update: mayWrite, delete: mayWrite },
    allowedActions: mayWrite ? ['update', 'delete'] : [],
  }))
}

/** One record as its page and every write on it answer. @throws AppError 404 */
export async function answerRecord(
  ctx: HttpContext,
  resource: PlainResource,
  model: PlainModel,
  id: number,
  trx?: TransactionClientContract
) {
  const query = model.query(trx && { client: trx }).where('id', id)
  preloadRows(query, resource.fields)
  const record = await query.first()
  if (!record) throw notFound()
  const [answer] = await answerRecords(ctx, resource, [record], trx)
  return answer
}

/** The names of referenced records by id, in the language of the viewer; null for other fields. */
async function namesOf({ refersTo }: Field, records: PlainRow[], name: string, client: Client) {
  if (!refersTo) return null
  const ids = records.map((record) => (record as unknown as Record<string, number | null>)[name])
  return referencedNames(refersTo, ids, client, languageNow())
}

export async function referencedNames(
  { table, name, nameAr }: NonNullable<Field['refersTo']>,
  ids: (number | null)[],
  client: Client,
  language: string
): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (!wanted.length) return new Map()
  const rows = await client
    .from(table)
    .whereIn('id', wanted)
    .select(['id', name, ...(nameAr ? [nameAr] : [])])
  const localized = (row: Record<string, string>) =>
    (language === 'ar' && nameAr && row[nameAr]) || row[name]
  return new Map(rows.map((row) => [row.id, localized(row)]))
}
