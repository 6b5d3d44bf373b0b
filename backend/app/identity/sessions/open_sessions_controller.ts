import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { sqlInstant } from '#core/database/instants'
import { answerList } from '#core/listing/answer_list'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { revokeSessions } from './revoke_sessions.js'
import { SESSION_ENDED, type SessionEnded } from '#identity/events'
import type { SignInWay } from '#identity/guard/session_row_guard'
import { sessionLife } from '#identity/guard/session_life'
import { providersOf } from './providers_of.js'
import { openSessions, sessionListing } from './listing.js'
import User from '#identity/shared/user'
import { forgetSessionsAfter } from '#identity/shared/forget_sessions'
import UserSession from '#identity/shared/user_session'
import { endSessionsValidator } from './validator.js'

/** Who is signed in where, for administrators, who may end any of it. */
export default class OpenSessionsController {
  async index(ctx: HttpContext) {
    const sessions = await answerList(ctx, UserSession, sessionListing, { scope: openSessions() })
    const userIds = [...new Set(sessions.map(({ userId }) => userId))]
    const people = await User.query().whereIn('id', userIds)
    const users = new Map(people.map((user) => [user.id, user]))
    const providers = await providersOf(sessions)
    return sessions.map((session) => ({
      id: session.id,
      user: personOf(users.get(session.userId)!),
      ip: session.ip,
      agent: session.agent,
      signedInBy: session.signedInBy as SignInWay | null,
      provider: providers.get(session.identityProviderId) ?? null,
      createdAt: session.createdAt.toUTC().toISO(),
      lastSeenAt: session.lastSeenAt.toUTC().toISO(),
      ...sessionLife(session),
      current: session.id === ctx.actor!.sessionId,
      can: { end: session.id !== ctx.actor!.sessionId },
    }))
  }

  /** Ends every session of one person; one's own present session stays. */
  async store(ctx: HttpContext) {
    const { userId } = await validateBody(ctx, endSessionsValidator)
    return writeRequest(ctx, async (uow) => {
      const user = await User.query({ client: uow.trx }).where('id', userId).first()
      if (!user) throw notFound()
      const ended = await revokeSessions(uow.trx, userId, 'ended_by_admin', uow.actor.sessionId)
      await notifyUser(uow, userId, ended)
      await uow.audit({
        action: 'end_sessions',
        entityType: 'user',
        entityId: userId,
        label: user.username,
        after: { sessions: ended },
      })
      return { ended }
    })
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      const session = await UserSession.query({ client: uow.trx })
        .where('id', ctx.params.id)
        .whereNull('revoked_at')
        .first()
      if (!session) throw notFound()
      const user = await User.query({ client: uow.trx }).where('id', session.userId).firstOrFail()
      await uow.trx
        .from('user_sessions')
        .where('id', session.id)
        .update({ revoked_at: sqlInstant(), revoked_reason: 'ended_by_admin' })
      forgetSessionsAfter(uow.trx, session.userId)
      await notifyUser(uow, user.id, 1)
      await uow.audit({
        action: 'end_session',
        entityType: 'user',
        entityId: user.id,
        label: user.username,
      })
    })
  }
}

/** The user is notified, unless nothing was ended. */
async function notifyUser(uow: UnitOfWork, userId: number, count: number) {
  const ended: SessionEnded = { userId, byAdmin: true, count }
  if (count) await uow.emit(SESSION_ENDED, { ...ended })
}

const personOf = ({ id, name, username }: User) => ({ id, name, username })
