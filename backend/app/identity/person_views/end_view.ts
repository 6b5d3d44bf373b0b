import { DateTime } from 'luxon'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { forgetSessionsAfter } from '#identity/shared/forget_sessions'
import User from '#identity/shared/user'
import PersonView from './person_view.js'

/** Why a view ended: by the button, after its time, or because a session or an account had ended. */
export type ViewEnd = 'ended' | 'expired' | 'session_ended' | 'disabled'

/** Ends a view once, in the name of who looked. @returns false where it had ended before */
export async function endView(uow: UnitOfWork, viewId: number, why: ViewEnd): Promise<boolean> {
  const { trx } = uow
  const view = await PersonView.query({ client: trx }).where('id', viewId).forUpdate().first()
  if (!view || view.endedAt) return false
  await view.useTransaction(trx).merge({ endedAt: DateTime.utc() }).save()
  await trx
    .from('user_sessions')
    .where({ id: view.sessionId, view_id: view.id })
    .update({ view_id: null })
  forgetSessionsAfter(trx, view.viewerId)
  const people = await User.query({ client: trx }).whereIn('id', [view.viewerId, view.viewedId])
  const nameOf = (id: number) => people.find((user) => user.id === id)!.username
  await uow.audit({
    ...{ action: 'end_view', entityType: 'user', entityId: view.viewedId },
    label: nameOf(view.viewedId),
    after: { viewer: nameOf(view.viewerId), viewed: nameOf(view.viewedId), why },
  })
  return true
}
