import { deleteFile } from '#core/storage/delete_file'
import type { Unit } from '#core/unit/unit'
import type BusinessCard from '#commercial/models/business_card'

/** Deletes a card with its pictures. */
export async function deleteCard(unit: Unit, card: BusinessCard) {
  await card.useTransaction(unit.trx).delete()
  for (const fileId of [card.frontFileId, card.backFileId]) {
    if (fileId) await deleteFile(unit, fileId)
  }
  await unit.audit({
    action: 'delete',
    entityType: 'business_card',
    entityId: card.id,
    before: { status: card.status, clientId: card.clientId },
  })
}
