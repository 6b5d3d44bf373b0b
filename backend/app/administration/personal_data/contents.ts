import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { Language } from '#core/base/language'
import type { PersonalArea } from '#core/personal_data/areas'
import type { Person } from '#core/personal_data/people'

/** Of whom an archive is, for whom, and where it is read from. */
export interface Contents {
  person: Person
  abilities: ReadonlySet<string>
  language: Language
  client: QueryClientContract
  signal: AbortSignal
}

/** Whether who holds these abilities reads what is in an area. */
export const mayRead = ({ ability }: PersonalArea, abilities: ReadonlySet<string>) =>
  !ability || abilities.has(ability)
