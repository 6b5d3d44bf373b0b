import { conflict, invalid, notFound } from '#core/base/app_error'
import { isDuplicate, isForeignKey } from '#core/database/failures'
import { checkVersion } from '#core/http/version'
import { publishLive } from '#core/live/publish_live'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { searchText } from '#engines/text/fold'
import type { Field, PlainModel, PlainRow } from './field.js'
import { attributeOf, columnOf, isNullable, type PlainResource } from './plain_resource.js'
import { auditOf, preloadRows, wireValue } from './records.js'

export type Input = Record<string, unknown>

/** What a resource adds to its own writes. */
export interface Hooks<Row extends PlainRow = PlainRow> {
  /** May refuse a record as it was saved, new or changed; nothing is kept then. */
  checkSaved?(uow: UnitOfWork, record: Row): Promise<void>
  /** Locks what a new record has to be alone with, before anything is written. */
  beforeCreate?(uow: UnitOfWork, input: Input): Promise<unknown>
  /** May refuse a change, before anything is written. */
  beforeUpdate?(uow: UnitOfWork, record: Row, input: Input): Promise<unknown>
  /** Carries a change on to rows that follow from the record. */
  afterUpdate?(uow: UnitOfWork, record: Row, before: Record<string, unknown>): Promise<void>
  /** May refuse that a record is deleted. */
  beforeDelete?(uow: UnitOfWork, record: Row): Promise<void>
}

/** Adds a record. @throws AppError 422 for a value that is taken, unknown or absent */
export async function createRecord(
  uow: UnitOfWork,
  resource: PlainResource,
  model: PlainModel,
  input: Input,
  hooks: Hooks = {}
): Promise<PlainRow> {
  const record = new model() as PlainRow
  record.useTransaction(uow.trx)
  const initial = Object.entries(resource.fields)
    .filter(([, field]) => !field.rows)
    .map(([name, field]) => [attributeOf(name, field), field.initial ?? null])
  set(record, { ...Object.fromEntries(initial), version: 1, createdBy: uow.actor.id })
  await hooks.beforeCreate?.(uow, input)
  await fill(uow, resource, record, input)
  await hooks.checkSaved?.(uow, record)
  await publish(uow, resource, record, 'create', { after: auditOf(record, resource.fields) })
  return record
}

/** Changes a locked record. @throws AppError 422 as above */
export async function updateRecord(
  uow: UnitOfWork,
  resource: PlainResource,
  record: PlainRow,
  input: Input,
  hooks: Hooks
) {
  const before = auditOf(record, resource.fields)
  await hooks.beforeUpdate?.(uow, record, input)
  record.version++
  await fill(uow, resource, record, input)
  await hooks.checkSaved?.(uow, record)
  await hooks.afterUpdate?.(uow, record, before)
  const after = auditOf(record, resource.fields)
  await publish(uow, resource, record, 'update', { before, after })
}

/** Deletes a locked record that nothing refers to. @throws AppError 409 IN_USE */
export async function deleteRecord(
  uow: UnitOfWork,
  resource: PlainResource,
  record: PlainRow,
  hooks: Hooks = {}
) {
  await hooks.beforeDelete?.(uow, record)
  const before = auditOf(record, resource.fields)
  await record.delete().catch((error) => {
    throw isForeignKey(error) ? conflict('IN_USE') : error
  })
  await publish(uow, resource, record, 'delete', { before })
}

/** The record, locked until the transaction ends. @throws AppError 404, 412 */
export async function lockRecord(
  uow: UnitOfWork,
  resource: PlainResource,
  model: PlainModel,
  { id, expectedVersion }: { id: number; expectedVersion: number }
): Promise<PlainRow> {
  const query = model.query({ client: uow.trx }).where('id', id)
  preloadRows(query, resource.fields)
  const record = await query.forUpdate().first()
  if (!record) throw notFound()
  await checkVersion(record, expectedVersion, uow.trx)
  return record
}

async function fill(uow: UnitOfWork, resource: PlainResource, record: PlainRow, input: Input) {
  const given = Object.entries(resource.fields).filter(([name]) => input[name] !== undefined)
  for (const [name, field] of given) await check(uow, record, name, field, input[name])
  for (const [name, field] of given.filter(([, { rows }]) => !rows))
    set(record, { [attributeOf(name, field)]: storedValue(field, input[name], record) })
  record.updatedBy = uow.actor.id
  if (resource.listing.search) set(record, { searchText: searchTextOf(resource, record) })
  await record.save().catch(async (error) => {
    throw isDuplicate(error) ? invalid(await takenIn(uow, resource, record)) : error
  })
  for (const [name, { rows }] of given)
    if (rows) await rows.write(record as never, input[name] as never)
  for (const { rows } of Object.values(resource.fields))
    if (rows) await record.load(rows.preload as never)
}

/** The attributes of a record follow from its fields, which the compiler cannot know. */
const set = (record: PlainRow, values: Input) => record.merge(values as never)

function storedValue(field: Field, value: unknown, record: PlainRow): unknown {
  if (value === null) return isNullable(field) ? null : field.initial
  return field.toStored ? field.toStored(value as never, record as never) : value
}

/** A value of a list must be offered, a record must exist; what the record has already may stay. */
async function check(
  uow: UnitOfWork,
  record: PlainRow,
  name: string,
  field: Field,
  value: unknown
) {
  const { choices, refersTo } = field
  if (value === null || value === wireValueOf(record, name, field)) return
  if (choices) {
    const stored = await uow.trx.from('list_options').where({ list: choices.list, value }).first()
    const known = stored ? stored.active : choices.values.some((one) => one.value === value)
    if (!known) throw invalid({ [name]: ['choice'] })
  }
  if (
    refersTo &&
    !(await uow.trx
      .from(refersTo.table)
      .where('id', value as number)
      .first())
  )
    throw invalid({ [name]: ['absent'] })
}

const wireValueOf = (record: PlainRow, name: string, field: Field) =>
  field.rows ? undefined : wireValue(record, name, field)

function searchTextOf({ fields }: PlainResource, record: PlainRow): string {
  const searched = Object.entries(fields).filter(([, { search }]) => search)
  return searchText(
    ...searched.map(([name, field]) => wireValue(record, name, field) as string | null)
  )
}

/** The database refuses a duplicate without naming the field: those whose value another record has. */
async function takenIn({ trx }: UnitOfWork, resource: PlainResource, record: PlainRow) {
  const { table, fields, differsBy } = resource
  if (differsBy) return { [differsBy]: ['taken'] }
  const unique = Object.entries(fields).filter(([, field]) => field.unique)
  const taken: Record<string, string[]> = {}
  for (const [name, field] of unique) {
    const value = (record as unknown as Input)[attributeOf(name, field)] ?? null
    const query = trx.from(table).where(columnOf(name, field), value as string)
    if (record.$isPersisted) void query.whereNot('id', record.id)
    if (unique.length === 1 || (value !== null && (await query.first()))) taken[name] = ['taken']
  }
  return taken
}

async function publish(
  uow: UnitOfWork,
  { endpoint, entity, label, fields, abilities }: PlainResource,
  record: PlainRow,
  action: string,
  changes: { before?: Record<string, unknown>; after?: Record<string, unknown> }
) {
  const { id } = record
  const called = String(wireValue(record, label, fields[label]))
  await uow.audit({ action, entityType: entity, entityId: id, label: called, ...changes })
  uow.afterCommit(() =>
    publishLive({
      event: 'record',
      ability: abilities.read,
      data: { resource: endpoint, id, action },
    })
  )
}
