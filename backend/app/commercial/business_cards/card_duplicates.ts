import type BusinessCard from './business_card.js'
import { type Duplicate, findDuplicates } from '#commercial/clients/find_duplicates'

/** Whom a card that was read but not confirmed might already be in the directory as. */
export async function duplicatesOfCard(card: BusinessCard): Promise<Duplicate[]> {
  if (card.status !== 'ready' || !card.fields) return []
  return findDuplicates(
    Object.fromEntries(Object.entries(card.fields).map(([name, field]) => [name, field.value]))
  )
}
