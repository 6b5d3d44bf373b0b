import db from '@adonisjs/lucid/services/db'
import type { Language } from '#core/base/language'
import type { Viewer, SearchSource } from './sources.js'

export interface ShownRecord {
  resource: string
  id: number
  number: string | null
  title: string
  subtitle: string | null
}

/**
 * What a list of records is shown by, in the order of the ids. Ids that are gone or not this
 * reader's to see are left out.
 */
export async function showRecords(
  source: SearchSource,
  ids: number[],
  viewer: Viewer,
  language: Language
): Promise<ShownRecord[]> {
  if (!ids.length) return []
  const { table } = source.listing
  const { number, title, titleAr, subtitle, subtitleAr } = source.shows
  const columns = { id: 'id', number, title, title_ar: titleAr, subtitle, subtitle_ar: subtitleAr }
  const query = db.from(table).whereIn(`${table}.id`, ids)
  for (const [alias, name] of Object.entries(columns)) {
    if (name) query.select(`${table}.${name} as ${alias}`)
  }
  source.scope?.(viewer)?.(query)
  const rows = new Map((await query).map((row) => [Number(row.id), row]))
  return ids.flatMap((id) => {
    const row = rows.get(id)
    if (!row) return []
    const name = (language === 'ar' && row.title_ar) || row.title
    return {
      resource: source.resource,
      id,
      number: row.number ?? null,
      title: String(name ?? row.number ?? id),
      subtitle: (language === 'ar' && row.subtitle_ar) || (row.subtitle ?? null),
    }
  })
}
