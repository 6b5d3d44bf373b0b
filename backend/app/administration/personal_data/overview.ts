import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import {
  arrayOf,
  flag,
  id,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { BASES, COUNT_MOST, countOf, personalAreas } from '#core/personal_data/areas'
import { findPerson, SUBJECT_KINDS, type Subject } from '#core/personal_data/people'
import { mayRead } from './contents.js'

/** What the portal holds of a person, area by area; areas without rows are left out. */
export async function overviewOf(
  subject: Subject,
  abilities: ReadonlySet<string>,
  client: QueryClientContract
) {
  const person = await findPerson(subject, client)
  const areas = []
  for (const area of personalAreas()) {
    const count = await countOf(area, person, client)
    if (!count) continue
    const { name, basis } = area
    areas.push({
      ...{ name, basis, count: Math.min(count, COUNT_MOST), more: count > COUNT_MOST },
      readable: mayRead(area, abilities),
      correctAt: area.correctAt?.(person) ?? null,
    })
  }
  const { name, nameAr } = person
  return { ...subject, name, nameAr, areas }
}

export const overviewSchema = named(
  'PersonalData',
  object({
    ...{ kind: oneOf(SUBJECT_KINDS), id, name: text, nameAr: nullable(text) },
    areas: arrayOf(
      object({
        ...{ name: text, basis: oneOf(BASES), count: whole, more: flag, readable: flag },
        correctAt: nullable(text),
      })
    ),
  })
)
