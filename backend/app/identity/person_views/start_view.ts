import { conflict, forbidden, notFound } from '#core/base/app_error'
import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { ABILITIES, holds, type Ability } from '#identity/access/access'
import type { Rule } from '#identity/access/rule'
import { PERSON_VIEWED, type PersonViewed } from '#identity/events'
import { isOwner } from '#identity/shared/owners'
import { accessSettings } from '#identity/shared/access_settings'
import { forgetSessionsAfter } from '#identity/shared/forget_sessions'
import User from '#identity/shared/user'
import PersonView from './person_view.js'
import { DateTime } from 'luxon'

/** Long enough to look something up, too short to be forgotten. */
export const VIEW_MINUTES = 15

/** Abilities that no permission, role or decision of the trade gives: administration. */
const ADMINISTRATION = (Object.keys(ABILITIES) as Ability[]).filter((ability) => {
  const { permissions, roles, approver, signedIn, strict }: Rule = ABILITIES[ability]
  return !permissions && !roles && !approver && (!signedIn || strict)
})

/** Whether someone administers what another one doesn't. */
export const hasMoreAdministration = (subject: User, than: User) =>
  ADMINISTRATION.some(
    (ability) => holds(subject, ability, accessSettings) && !holds(than, ability, accessSettings)
  )

/**
 * Lets this session see the portal as another person sees it, for a quarter of an hour.
 * @throws AppError 404; 403 VIEW_OWNER or VIEW_STRONGER; 409 OWN_ACCOUNT, VIEW_DISABLED or VIEW_OPEN
 */
export async function startView(uow: UnitOfWork, userId: number, reason: string) {
  const { trx, actor } = uow
  const viewed = await User.find(userId, { client: trx })
  if (!viewed) throw notFound()
  const viewer = await User.findOrFail(actor.id, { client: trx })
  requireViewable(viewed, viewer)
  const session = await trx
    .from('user_sessions')
    .where('id', actor.sessionId!)
    .forUpdate()
    .firstOrFail()
  if (await openViewOf(uow, session.view_id)) throw conflict('VIEW_OPEN')
  const startedAt = DateTime.utc()
  const view = await PersonView.create(
    {
      ...{ sessionId: actor.sessionId!, viewerId: viewer.id, viewedId: viewed.id, reason },
      ...{ startedAt, endsAt: startedAt.plus({ minutes: VIEW_MINUTES }), endedAt: null },
    },
    { client: trx }
  )
  await trx.from('user_sessions').where('id', session.id).update({ view_id: view.id })
  forgetSessionsAfter(trx, viewer.id)
  await uow.audit({
    ...{ action: 'start_view', entityType: 'user', entityId: viewed.id, label: viewed.username },
    after: { viewer: viewer.username, viewed: viewed.username, reason },
  })
  const event: PersonViewed = {
    ...{ viewId: view.id, userId: viewed.id, viewerName: viewer.name, reason },
  }
  await uow.emit(PERSON_VIEWED, { ...event })
  return view
}

function requireViewable(viewed: User, viewer: User) {
  if (viewed.id === viewer.id) throw conflict('OWN_ACCOUNT')
  if (isOwner(viewed)) throw forbidden('VIEW_OWNER')
  if (viewed.isDisabled) throw conflict('VIEW_DISABLED')
  if (hasMoreAdministration(viewed, viewer)) throw forbidden('VIEW_STRONGER')
}

const openViewOf = ({ trx }: UnitOfWork, viewId: number | null) =>
  viewId === null
    ? null
    : trx
        .from('person_views')
        .where('id', viewId)
        .whereNull('ended_at')
        .where('ends_at', '>', sqlInstant())
        .first()
