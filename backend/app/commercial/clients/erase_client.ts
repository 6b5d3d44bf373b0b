import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { isReferenced } from '#core/database/references'
import { obstacle, registerObstacles } from '#core/personal_data/obstacles'
import type { Person } from '#core/personal_data/people'
import { deleteFiles } from '#core/storage/delete_file'
import { filesOf } from '#core/storage/find_files'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { CLIENT_PICTURE } from '#commercial/clients/actions/client_picture'
import { hasOpenAccount } from '#commercial/clients/actions/delete_client'
import { refreshKeys } from '#commercial/clients/client_keys'
import Client from '#commercial/clients/models/client'
import { CLIENT_FILE } from '#commercial/shared/client_files'
import { publishChange } from '#commercial/shared/publish_change'

/** What is deleted with the contact, whatever else there is. */
const OWN = ['client_activities', 'contact_points', 'business_cards', 'files']

registerObstacles(async ({ clientId }, client) =>
  obstacle(clientId !== null && (await hasOpenAccount(client, clientId)), 'client_account_open')
)

/** Whether no document, project or file needs the contact. */
export async function isUnneeded({ clientId }: Person, client: QueryClientContract) {
  if (clientId === null) return false
  if (await filesOf(CLIENT_FILE, [clientId], client).select('id').first()) return false
  return !(await isReferenced(client, 'client', clientId, OWN))
}

export async function removeClients(uow: UnitOfWork, ids: number[]) {
  await removePictures(uow, ids)
  await Client.query({ client: uow.trx }).whereIn('id', ids).delete()
  for (const id of ids) publishChange(uow, 'clients', id, 'delete')
}

export async function removePictures(uow: UnitOfWork, ids: number[]) {
  const pictures = await filesOf(CLIENT_PICTURE, ids, uow.trx).select('id')
  await deleteFiles(
    uow,
    pictures.map(({ id }) => id)
  )
}

export async function refreshClients(uow: UnitOfWork, ids: number[]) {
  for (const client of await Client.query({ client: uow.trx }).whereIn('id', ids)) {
    await refreshKeys(uow, client)
    await client.merge({ version: client.version + 1 }).save()
    publishChange(uow, 'clients', client.id, 'update')
  }
}
