import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { notFound } from '#core/base/app_error'
import { transact } from '#core/unit_of_work/transact'
import { SESSION_ENDED, type SessionEnded } from '#identity/events'
import type { SignInWay } from '#identity/guard/session_row_guard'
import { sessionLife } from '#identity/guard/session_life'
import { providersOf } from './providers_of.js'
import UserSession from '#identity/shared/user_session'

export default class SessionsController {
  /** How long the current session lives; the countdown of every tab follows it. */
  async current({ auth }: HttpContext) {
    return sessionLife(auth.use('web').session!)
  }

  /** Someone clicked or typed: the idle time starts again. */
  async keepAlive({ auth }: HttpContext) {
    const session = auth.use('web').session!
    session.lastSeenAt = DateTime.utc()
    await session.save()
    return sessionLife(session)
  }

  async index({ auth }: HttpContext) {
    const guard = auth.use('web')
    const sessions = await UserSession.query()
      .where('user_id', guard.getUserOrFail().id)
      .whereNull('revoked_at')
      .where('code_due', false)
      .orderBy('last_seen_at', 'desc')
      .orderBy('id', 'desc')
      .limit(100)
    const open = sessions.filter(
      (session) => DateTime.fromISO(sessionLife(session).expiresAt) > DateTime.utc()
    )
    const providers = await providersOf(open)
    return open.map((session) => ({
      id: session.id,
      ip: session.ip,
      agent: session.agent,
      signedInBy: session.signedInBy as SignInWay | null,
      provider: providers.get(session.identityProviderId) ?? null,
      createdAt: session.createdAt.toUTC().toISO(),
      lastSeenAt: session.lastSeenAt.toUTC().toISO(),
      ...sessionLife(session),
      current: session.id === guard.session?.id,
    }))
  }

  async destroy({ actor, auth, params, response }: HttpContext) {
    const userId = auth.getUserOrFail().id
    await transact(actor!, async (uow) => {
      const session = await UserSession.query({ client: uow.trx })
        .where({ id: params.id, user_id: userId })
        .whereNull('revoked_at')
        .first()
      if (!session) throw notFound()
      await session.merge({ revokedAt: DateTime.utc(), revokedReason: 'ended_by_owner' }).save()
      const ended: SessionEnded = { userId, byAdmin: false, count: 1 }
      await uow.emit(SESSION_ENDED, { ...ended })
      await uow.audit({
        action: 'end_session',
        entityType: 'user',
        entityId: userId,
        label: auth.user!.username,
      })
    })
    return response.status(204).send(null)
  }
}
