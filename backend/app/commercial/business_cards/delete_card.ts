import { deleteFile } from '#core/storage/delete_file'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Client from '#commercial/clients/models/client'
import BusinessCard from './business_card.js'

/** A card with its pictures; the caller logs it. */
export async function removeCard(uow: UnitOfWork, card: BusinessCard) {
  await card.useTransaction(uow.trx).delete()
  for (const fileId of [card.frontFileId, card.backFileId]) {
    if (fileId) await deleteFile(uow, fileId)
  }
}

/** Deletes a card with its pictures. */
export async function deleteCard(uow: UnitOfWork, card: BusinessCard) {
  await removeCard(uow, card)
  await uow.audit({
    action: 'delete',
    entityType: 'business_card',
    entityId: card.id,
    before: { status: card.status, clientId: card.clientId },
  })
}

/** The cards of a client go with it. @returns how many there were */
export async function deleteCardsOf(uow: UnitOfWork, client: Client): Promise<number> {
  const cards = await BusinessCard.query({ client: uow.trx }).where('client_id', client.id)
  for (const card of cards) await deleteCard(uow, card)
  return cards.length
}
