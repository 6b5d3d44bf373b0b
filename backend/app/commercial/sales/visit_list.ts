import db from '@adonisjs/lucid/services/db'
import { userNames } from '#core/base/user_names'
import { signedNames } from '#identity/shared/signed_names'
import { visitsOf } from './visits.js'

/** Most visits that are shown of one person and year. */
const MOST_VISITS = 500

/**
 * The visits behind a figure of the performance page, newest first.
 * @param mayNameClients clients are named to those alone who see the directory
 */
export async function visitList(year: number, initials: string, mayNameClients: boolean) {
  const people = new Set((await signedNames())(initials)?.userIds)
  const visits = (await visitsOf(year)).filter(({ userId }) => people.has(userId))
  const shown = visits.slice(0, MOST_VISITS)
  const names = await userNames(shown.map(({ userId }) => userId))
  const clients = mayNameClients ? await clientNames(shown.map(({ clientId }) => clientId)) : null
  return shown.map(({ kind, on, subject, userId, clientId }) => ({
    ...{ kind, on, subject, userName: names.get(userId) ?? null },
    clientId: clients?.has(clientId ?? 0) ? clientId : null,
    clientName: clients?.get(clientId ?? 0) ?? null,
  }))
}

async function clientNames(ids: (number | null)[]): Promise<Map<number, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (!wanted.length) return new Map()
  const rows = await db.from('clients').whereIn('id', wanted).select('id', 'name')
  return new Map(rows.map(({ id, name }) => [id, name]))
}
