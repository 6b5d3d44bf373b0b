import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { writer } from '#core/database/writer'
import { PermanentJobError } from '#core/jobs/define_job'
import { abilitiesOfRequester, abilitiesOfUser, abilitiesWithin } from '#identity/guard/abilities'
import User from '#identity/shared/user'
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

/**
 * Who ordered a job, as the rules see them when it runs: with the rights and the open sections of that moment.
 * @param trx the transaction that asks, where there is one
 * @throws PermanentJobError where they may change no files any more
 */
export async function viewerOfRequester(
  userId: number | null,
  trx?: TransactionClientContract
): Promise<FileViewer> {
  const abilities = trx ? await abilitiesWithin(trx, userId) : await abilitiesOfRequester(userId)
  const user = userId === null ? null : await User.find(userId, { client: trx ?? writer() })
  if (!user || !abilities.has('files.manage'))
    throw new PermanentJobError('jobs.reasons.not_allowed')
  const role = user.isService ? 'service' : user.role
  const isLive = (domain: string) => isLiveFor(abilities, domain)
  return { id: user.id, admin: isAdmin(user), role, abilities, isLive }
}

/** The signed-in user, or as whom they look at the portal, as the rules of files and folders see them. */
export const viewerOf = (ctx: HttpContext) => presentViewer(ctx, ctx.auth.use('web').user!)

/** Who is signed in, also while they look at the portal as someone else. */
export const signerOf = (ctx: HttpContext) => presentViewer(ctx, ctx.auth.use('web').signer!)

function presentViewer({ abilities }: HttpContext, user: User): FileViewer {
  const isLive = (domain: string) => isLiveFor(abilities, domain)
  return { id: user.id, admin: isAdmin(user), role: user.role, abilities, isLive }
}
