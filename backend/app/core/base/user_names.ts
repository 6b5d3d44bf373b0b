import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { RawBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { languageNow, type Language } from './language.js'

/** People are named in the language of who reads; not everyone has a name in Arabic. */
const NAME: Record<Language, string> = {
  en: 'name',
  ar: "COALESCE(NULLIF(name_ar, ''), name)",
}

/**
 * Names of people by id, for showing who submitted and who decided.
 * @param client the transaction that has written them, where there is one
 */
export async function userNames(
  ids: (number | null | undefined)[],
  client: QueryClientContract = db.connection(),
  language: Language = languageNow()
): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.filter((id) => typeof id === 'number'))]
  if (!wanted.length) return new Map()
  const rows = await client
    .from('users')
    .whereIn('id', wanted)
    .select('id', db.raw(`${NAME[language]} AS name`))
  return new Map(rows.map((row) => [row.id, row.name]))
}

/** The name of a person among `names`; null for no one and for who is not among them. */
export const nameIn = (
  names: ReadonlyMap<number, string>,
  id: number | null | undefined
): string | null => names.get(id ?? 0) ?? null

/** A person as answers name one; null for no one. */
export function personIn(
  names: ReadonlyMap<number, string>,
  id: number
): { id: number; name: string | null }
export function personIn(
  names: ReadonlyMap<number, string>,
  id: number | null
): { id: number; name: string | null } | null
export function personIn(names: ReadonlyMap<number, string>, id: number | null) {
  return id === null ? null : { id, name: nameIn(names, id) }
}

/** In SQL, the name of the person that `column` holds the id of. */
export function userNameSql(column: string, language: Language): string {
  return `(SELECT ${NAME[language]} FROM users AS named WHERE named.id = ${column})`
}

/**
 * A column of a query: the name of the person that `column` holds the id of, e.g.
 * `query.select('clients.*', userName('clients.owner_id', 'ownerName'))`.
 */
export function userName(
  column: string,
  as: string,
  language: Language = languageNow()
): RawBuilderContract {
  return db.raw(`${userNameSql('??', language)} AS ??`, [column, as])
}
