import { notFound } from '#core/base/app_error'
import type { ReceivedFile } from '#core/storage/check_received'
import { deleteFile } from '#core/storage/delete_file'
import { filesOf } from '#core/storage/find_files'
import { storeFile, type StoredFile } from '#core/storage/store_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { CLIENT_FILE } from '#commercial/shared/client_files'
import { publishChange } from '#commercial/shared/publish_change'
import type Client from '#commercial/clients/models/client'
import { aboutClient } from './log_activity.js'

export async function addClientFile(
  uow: UnitOfWork,
  client: Client,
  file: ReceivedFile
): Promise<StoredFile> {
  const stored = await storeFile(uow, file, { ownerType: CLIENT_FILE, ownerId: client.id })
  await uow.audit({ action: 'add_document', ...aboutClient(client), after: { file: stored.name } })
  publishChange(uow, 'clients', client.id, 'update')
  return stored
}

/** @throws AppError 404 when it is not this client's */
export async function removeClientFile(uow: UnitOfWork, client: Client, fileId: number) {
  const file = await filesOf(CLIENT_FILE, [client.id], uow.trx).where('id', fileId).first()
  if (!file) throw notFound()
  await deleteFile(uow, file.id)
  await uow.audit({
    action: 'delete_document',
    ...aboutClient(client),
    before: { file: file.original_name },
  })
  publishChange(uow, 'clients', client.id, 'update')
}
