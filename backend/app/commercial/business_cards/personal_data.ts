import { storedJson } from '#core/database/stored_json'
import { registerPersonalArea } from '#core/personal_data/areas'
import { registerSubject } from '#core/personal_data/people'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import BusinessCard from './business_card.js'
import { removeCard } from './delete_card.js'

type Read = Record<string, { value?: string } | undefined>

registerSubject('business_card', {
  table: 'business_cards',
  columns: ['raw_text'],
  // until a card is a contact it is that of who scanned it
  narrow: (query) => query.whereNotNull('client_id'),
  read: async (id, client) => {
    const row = await client
      .from('business_cards')
      .where('id', id)
      .whereNotNull('client_id')
      .select('fields')
      .first()
    if (!row) return null
    const read = storedJson<Read | null>(row.fields) ?? {}
    const textOf = (name: string) => read[name]?.value ?? ''
    return { name: textOf('name'), cardId: id, emails: [textOf('email')] }
  },
})

registerPersonalArea({
  ...{ name: 'business_cards', basis: 'legitimate_interest', table: 'business_cards' },
  ability: 'business-cards.manage',
  columns: ['status', 'fields', 'raw_text', 'created_at', 'updated_at'],
  of(query, { cardId, clientId }) {
    query.where((own) => {
      if (cardId) own.orWhere('business_cards.id', cardId)
      if (clientId) own.orWhere('client_id', clientId)
    })
    return cardId !== null || clientId !== null
  },
  correctAt: ({ cardId }) => (cardId ? `/commercial/business-cards/${cardId}` : null),
  ...{ erase: 'delete', remove: removeCards, isRoot: true },
})

async function removeCards(uow: UnitOfWork, ids: number[]) {
  const cards = await BusinessCard.query({ client: uow.trx }).whereIn('id', ids)
  for (const card of cards) await removeCard(uow, card)
}
