import { deleteFile } from '#core/storage/delete_file'
import type { Unit } from '#core/unit/unit'
import BusinessCard from '#commercial/models/business_card'
import type Client from '#commercial/models/client'
import { CLIENT_FILE } from './client_documents.js'
import { deleteCard } from './delete_card.js'

/** Deletes a client with its business cards, their pictures, and the files kept with it. */
export async function deleteClient(unit: Unit, client: Client) {
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
