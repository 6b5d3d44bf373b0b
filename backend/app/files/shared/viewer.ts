import type { HttpContext } from '@adonisjs/core/http'
import { isLiveFor } from '#core/sections/require_live_section'
import type { FileViewer } from './file_owners.js'
import { isAdmin } from '#identity/access/access'

/** The signed-in user as the rules of files and folders see them. */
export function viewerOf({ auth, abilities }: HttpContext): FileViewer {
  const user = auth.use('web').user!
  const isLive = (domain: string) => isLiveFor(abilities, domain)
  return { id: user.id, admin: isAdmin(user), role: user.role, abilities, isLive }
}
