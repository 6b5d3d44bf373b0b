import type { HttpContext } from '@adonisjs/core/http'
import { abilitiesOfUser } from '#identity/guard/abilities'
import type User from '#identity/shared/user'
import { isLiveFor } from '#core/sections/require_live_section'
import type { FileViewer } from './file_owners.js'
import { isAdmin } from '#identity/access/access'

/** Someone who is not there now, as the rules would see them; sections aside. */
export async function absentViewer(user: User): Promise<FileViewer> {
  const abilities = await abilitiesOfUser(user)
  // no folder names a program by its role
  const role = user.isService ? 'service' : user.role
  return { id: user.id, admin: isAdmin(user), role, abilities, isLive: () => true }
}

/** The signed-in user, or as whom they look at the portal, as the rules of files and folders see them. */
export const viewerOf = (ctx: HttpContext) => presentViewer(ctx, ctx.auth.use('web').user!)

/** Who is signed in, also while they look at the portal as someone else. */
export const signerOf = (ctx: HttpContext) => presentViewer(ctx, ctx.auth.use('web').signer!)

function presentViewer({ abilities }: HttpContext, user: User): FileViewer {
  const isLive = (domain: string) => isLiveFor(abilities, domain)
  return { id: user.id, admin: isAdmin(user), role: user.role, abilities, isLive }
}
