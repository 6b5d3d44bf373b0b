import { conflict } from '#core/exceptions/app_error'
import { deleteFile } from '#core/storage/delete_file'
import type { Unit } from '#core/unit/unit'
import BusinessCard from '#commercial/models/business_card'
import type Client from '#commercial/models/client'
import { CLIENT_FILE } from './client_documents.js'
import { deleteCard } from './delete_card.js'

/**
 * Deletes a client with its business cards, their pictures, and the files kept with it.
 * @throws AppError 409 while something is owed by or to it: nobody else could settle that
 */
export async function deleteClient(unit: Unit, client: Client) {
  if (await hasOpenAccount(unit, client.id)) throw conflict('CLIENT_ACCOUNT_OPEN')
  const cards = await BusinessCard.query({ client: unit.trx }).where('client_id', client.id)
  for (const card of cards) await deleteCard(unit, card)
  const files = await unit.trx
    .from('files')
    .where({ owner_type: CLIENT_FILE, owner_id: client.id })
    .select('id')
  for (const { id } of files) await deleteFile(unit, id)
  await client.useTransaction(unit.trx).delete()
  await unit.audit({
    action: 'delete',
    entityType: 'client',
    entityId: client.id,
    label: client.name,
    before: { ...client.toAudit(), businessCards: cards.length, files: files.length },
  })
}

/** An issued invoice or credit note with something open, a receipt that is not spread yet. */
async function hasOpenAccount({ trx }: Unit, clientId: number): Promise<boolean> {
  const mine = (table: string) => trx.from(table).where('client_id', clientId).select('id')
  const open = await mine('invoices').whereNotNull('number').where('balance_minor', '<>', 0).first()
  return !!open || !!(await mine('receipts').where('unallocated_minor', '<>', 0).first())
}
