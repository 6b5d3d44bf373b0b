import db from '@adonisjs/lucid/services/db'
import { storedJson } from '#core/database/stored_json'
import { words } from '#engines/text/fold'
import { holds } from '#identity/access/access'
import { accessSettings } from './access_settings.js'

/** Whom initials on a document stand for. */
export interface SignedName {
  en: string
  ar: string
  userIds: number[]
}

export type SignedNames = (initials: string | null | undefined) => SignedName | null

/** `Faisal Al-Dosari` signs as FD: the article is no part of the initials. */
export function initialsOf(name: string): string {
  const parts = words(name).filter((word) => word !== 'al')
  return [parts[0], parts.length > 1 ? parts.at(-1) : undefined]
    .map((part) => part?.charAt(0).toUpperCase() ?? '')
    .join('')
}

interface UserRow {
  id: number
  username: string
  name: string
  name_ar: string | null
  role: string
  permissions: string | Record<string, boolean>
  disabled_at: unknown
}

const permissionsOf = ({ permissions }: UserRow) => storedJson<Record<string, boolean>>(permissions)

/**
 * The people of sales by the initials that they sign with. Those who have left are named where no one
 * at work has their initials; several with the same are named together.
 */
export async function signers(): Promise<Map<string, SignedName>> {
  const users: UserRow[] = await db
    .from('users')
    .orderBy('id')
    .select('id', 'username', 'name', 'name_ar', 'role', 'permissions', 'disabled_at')
  const sales = users.filter((user) =>
    holds({ ...user, permissions: permissionsOf(user) }, 'commercial.open', accessSettings)
  )
  const byInitials = Map.groupBy(sales, ({ name }) => initialsOf(name))
  return new Map(
    [...byInitials].map(([initials, all]) => {
      const active = all.filter((user) => !user.disabled_at)
      return [initials, together(active.length ? active : all)] as const
    })
  )
}

/** Names whoever signs with given initials; null where the portal knows no one who does. */
export async function signedNames(): Promise<SignedNames> {
  const names = await signers()
  return (initials) => names.get(initials?.toUpperCase() ?? '') ?? null
}

const together = (users: UserRow[]): SignedName => ({
  en: users.map(({ name }) => name).join(' / '),
  ar: users.map((user) => user.name_ar || user.name).join(' / '),
  userIds: users.map(({ id }) => id),
})
