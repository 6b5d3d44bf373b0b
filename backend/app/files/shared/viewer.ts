import type { HttpContext } from '@adonisjs/core/http'
import { abilitiesWithDelegated } from '#identity/delegations/delegated_abilities'
import type User from '#identity/shared/user'
import { isLiveFor } from '#core/sections/require_live_section'
import type { FileViewer } from './file_owners.js'
import { isAdmin } from '#identity/access/access'

/** Someone who is not there now, as the rules would see them; sections aside. */
export function absentViewer(user: User): FileViewer {
  const abilities = abilitiesWithDelegated(user)
  return { id: user.id, admin: isAdmin(user), role: user.role, abilities, isLive: () => true }
}

/** The signed-in user as the rules of files and folders see them. */
export function viewerOf({ auth, abilities }: HttpContext): FileViewer {
  const user = auth.use('web').user!
  const isLive = (domain: string) => isLiveFor(abilities, domain)
  return { id: user.id, admin: isAdmin(user), role: user.role, abilities, isLive }
}
