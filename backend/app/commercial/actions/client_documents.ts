import { notFound } from '#core/exceptions/app_error'
import type { ReceivedFile } from '#core/storage/check_received'
import { deleteFile } from '#core/storage/delete_file'
import { storeFile, type StoredFile } from '#core/storage/store_file'
import type { Unit } from '#core/unit/unit'
import { announce } from '#commercial/live'
import type Client from '#commercial/models/client'
import { aboutClient } from './log_activity.js'

/** `ownerType` of files kept with a client; their `ownerId` is the client's. */
export const CLIENT_FILE = 'client'

export async function addClientFile(
  unit: Unit,
  client: Client,
  file: ReceivedFile
): Promise<StoredFile> {
  const stored = await storeFile(unit, file, { ownerType: CLIENT_FILE, ownerId: client.id })
  await unit.audit({ action: 'add_document', ...aboutClient(client), after: { file: stored.name } })
  announce(unit, 'clients', client.id, 'update')
  return stored
}

/** @throws AppError 404 when it is not this client's */
export async function removeClientFile(unit: Unit, client: Client, fileId: number) {
  const file = await unit.trx
    .from('files')
    .where({ id: fileId, owner_type: CLIENT_FILE, owner_id: client.id })
    .first()
  if (!file) throw notFound()
  await deleteFile(unit, file.id)
  await unit.audit({
    action: 'delete_document',
    ...aboutClient(client),
    before: { file: file.original_name },
  })
  announce(unit, 'clients', client.id, 'update')
}
