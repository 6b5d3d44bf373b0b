import db from '@adonisjs/lucid/services/db'
import { conflict, forbidden, notFound } from '#core/base/app_error'
import type { ReceivedFile } from '#core/storage/check_received'
import { deleteFile } from '#core/storage/delete_file'
import { filesOf, type FileRow } from '#core/storage/find_files'
import { presentFiles } from '#core/storage/present_files'
import { storeFile } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishChange } from '#procurement/shared/publish_change'
import type { RecordFileOwner } from './file_owners.js'

/** A record by its own id, within the order or request that it is asked for. */
export interface Addressed {
  parentId: number
  id: number
}

interface Found extends Addressed {
  status: string
  number: string
}

const findIn = (
  client: Pick<typeof db, 'from'>,
  owner: RecordFileOwner,
  { parentId, id }: Addressed
) =>
  client
    .from(owner.table)
    .where({ id, [owner.parent.column]: parentId })
    .select('id', 'status')

/** @throws AppError 404 where there is no such record of this order or request that the viewer may see */
export async function requireRecord(
  owner: RecordFileOwner,
  addressed: Addressed,
  viewer: { abilities: ReadonlySet<string> }
) {
  const query = findIn(db, owner, addressed)
  owner.scope?.(viewer)?.(query)
  if (!(await query.first())) throw notFound()
}

async function lockRecord(
  { trx }: UnitOfWork,
  owner: RecordFileOwner,
  addressed: Addressed
): Promise<Found> {
  const { table } = owner.parent
  const parent = await trx.from(table).where('id', addressed.parentId).forUpdate().first()
  const row = parent && (await findIn(trx, owner, addressed).first())
  if (!row) throw notFound()
  return { ...addressed, status: row.status, number: parent.number }
}

/** The files of a record, newest first, and which of them this person may take away. */
export async function showFiles(
  owner: RecordFileOwner,
  addressed: Addressed,
  { userId, uow }: { userId: number | null; uow?: UnitOfWork }
) {
  const files = await presentFiles(owner.ownerType, addressed.id, uow)
  const record = await findIn(uow?.trx ?? db, owner, addressed).firstOrFail()
  const own: FileRow[] = await filesOf(owner.ownerType, [addressed.id], uow?.trx)
    .where('created_by', userId ?? 0)
    .select('id')
  const ids = new Set(own.map(({ id }) => id))
  const isOpen = owner.open.includes(record.status)
  return files.map((file) => ({ ...file, can: { delete: isOpen && ids.has(file.id) } }))
}

/** @throws AppError 404 */
export async function addFile(
  uow: UnitOfWork,
  owner: RecordFileOwner,
  addressed: Addressed,
  file: ReceivedFile
) {
  const record = await lockRecord(uow, owner, addressed)
  const { name } = await storeFile(uow, file, { ownerType: owner.ownerType, ownerId: record.id })
  await log(uow, owner, record, { action: 'add_document', after: { file: name } })
}

/** @throws AppError 404; 403 to others than who added it; 409 LOCKED once the record is decided */
export async function removeFile(
  uow: UnitOfWork,
  owner: RecordFileOwner,
  addressed: Addressed,
  fileId: number
) {
  const record = await lockRecord(uow, owner, addressed)
  const files = filesOf(owner.ownerType, [record.id], uow.trx)
  const file: FileRow | null = await files.where('id', fileId).first()
  if (!file) throw notFound()
  if (file.created_by !== uow.actor.id) throw forbidden()
  const { status } = record
  if (!owner.open.includes(status)) throw conflict('LOCKED', { details: { status } })
  await deleteFile(uow, file.id)
  await log(uow, owner, record, { action: 'delete_document', before: { file: file.original_name } })
}

/** The files of a record that is deleted go with it. */
export async function removeAllFiles(uow: UnitOfWork, owner: RecordFileOwner, id: number) {
  const files: FileRow[] = await filesOf(owner.ownerType, [id], uow.trx).select('id')
  for (const file of files) await deleteFile(uow, file.id)
}

interface Change {
  action: string
  before?: { file: string }
  after?: { file: string }
}

async function log(uow: UnitOfWork, { parent }: RecordFileOwner, record: Found, change: Change) {
  const about = { entityType: parent.entityType, entityId: record.parentId, label: record.number }
  await uow.audit({ ...about, ...change })
  publishChange(uow, parent.resource, record.parentId, change.action)
}
