import type { HttpContext } from '@adonisjs/core/http'
import type { FileViewer } from './file_owners.js'
import { isAdmin } from '#identity/access/access'

/** The signed-in user as the rules of files and folders see them. */
export function viewerOf(ctx: HttpContext): FileViewer {
  const user = ctx.auth.use('web').user!
  return { id: user.id, admin: isAdmin(user), role: user.role, abilities: ctx.abilities }
}
