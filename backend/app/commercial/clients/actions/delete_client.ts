import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { conflict } from '#core/base/app_error'
import { deleteFiles } from '#core/storage/delete_file'
import { filesOf } from '#core/storage/find_files'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Client from '#commercial/clients/models/client'
import { CLIENT_FILE } from '#commercial/shared/client_files'
import { replaceContactPoints } from '#commercial/shared/contact_points'
import { CLIENT_PICTURE } from './client_picture.js'
import { deleteParts } from '#commercial/clients/delete_with_client'

/**
 * Deletes a client with its business cards, their pictures, and the files kept with it.
 * @throws AppError 409 while something is owed by or to it: no one else could settle that
 */
export async function deleteClient(uow: UnitOfWork, client: Client) {
  if (await hasOpenAccount(uow.trx, client.id)) throw conflict('CLIENT_ACCOUNT_OPEN')
  const parts = await deleteParts(uow, client)
  const files = await filesOf([CLIENT_FILE, CLIENT_PICTURE], [client.id], uow.trx).select('id')
  await deleteFiles(
    uow,
    files.map(({ id }) => id)
  )
  await replaceContactPoints(uow, { type: 'client', id: client.id }, [])
  await client.useTransaction(uow.trx).delete()
  await uow.audit({
    action: 'delete',
    entityType: 'client',
    entityId: client.id,
    label: client.name,
    before: { ...client.toAudit(), ...parts, files: files.length },
  })
}

/** An issued invoice or credit note with something open, a receipt that is not spread yet. */
export async function hasOpenAccount(
  client: QueryClientContract,
  clientId: number
): Promise<boolean> {
  const mine = (table: string) => client.from(table).where('client_id', clientId).select('id')
  const open = await mine('invoices').whereNotNull('number').where('balance_minor', '<>', 0).first()
  return !!open || !!(await mine('receipts').where('unallocated_minor', '<>', 0).first())
}
