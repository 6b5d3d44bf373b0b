import { fileBytes, registerRetention } from '#core/retention/kinds'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import BusinessCard from './business_card.js'
import { deleteCard } from './delete_card.js'

const common = {
  table: 'business_cards',
  date: 'updated_at',
  defaultDays: null,
  bytes: fileBytes('business_cards', 'front_file_id', 'back_file_id'),
  remove: deleteCards,
} as const

/** Pictures of cards whose contact was saved: the contact stays. */
registerRetention({
  ...{ name: 'confirmed_cards', ...common, minimumDays: 30 },
  narrow: (query) => query.where('status', 'confirmed'),
})
/** Cards that were scanned and never confirmed. */
registerRetention({
  ...{ name: 'unconfirmed_cards', ...common, minimumDays: 7 },
  narrow: (query) => query.whereIn('status', ['ready', 'failed']),
})

async function deleteCards(uow: UnitOfWork, ids: (number | string)[]) {
  const cards = await BusinessCard.query({ client: uow.trx }).whereIn('id', ids)
  for (const card of cards) await deleteCard(uow, card)
}
