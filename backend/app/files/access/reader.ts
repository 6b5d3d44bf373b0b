import type { HttpContext } from '@adonisjs/core/http'
import type { FileReader } from '#files/file_owners'
import { isAdmin } from '#identity/access'

/** The signed-in user as the rules of files and folders see them. */
export function readerOf(ctx: HttpContext): FileReader {
  const user = ctx.auth.use('web').user!
  return { id: user.id, admin: isAdmin(user), role: user.role, abilities: ctx.abilities }
}
