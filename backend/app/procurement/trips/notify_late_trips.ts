import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { transact } from '#core/unit_of_work/transact'
import { holdersOf } from '#identity/shared/people'
import { notify } from '#notifications/notify'
import { publishChange } from '#procurement/shared/publish_change'
import Trip from './trip.js'
import { firstTime } from '#core/scheduled/first_time'

const MOST = 200

/**
 * Notifies those who follow the transport that a trip should have been over by now: once for each trip
 * and planned end, on however many workers this runs.
 * @returns how many were reported
 */
export async function notifyLateTrips(now: DateTime = DateTime.utc()): Promise<number> {
  const trips = await Trip.query()
    .where('isOpen', true)
    .where('plannedEndAt', '<', now.toSQL({ includeOffset: false })!)
    // what was forgotten for a week is no news
    .where('plannedEndAt', '>', now.minus({ days: 7 }).toSQL({ includeOffset: false })!)
    .orderBy('id')
    .limit(MOST)
  let notified = 0
  for (const trip of trips) if (await notifyOf(trip)) notified++
  return notified
}

function notifyOf(trip: Trip): Promise<boolean> {
  return transact(SYSTEM_ACTOR, async (uow) => {
    const key = `trip-late:${trip.id}:${trip.plannedEndAt.toMillis()}`
    if (!(await firstTime(uow, key))) return false
    const about = `${trip.number} · ${trip.vehicle} · ${trip.driver}`
    await notify(uow, await holdersOf('procurement.transport', uow.trx), {
      type: 'trip_late',
      title: 'Trip overdue',
      titleAr: 'رحلة متأخرة',
      message: about,
      messageAr: about,
      priority: trip.priority === 'urgent' ? 'urgent' : 'high',
      actionUrl: `/procurement/track-transportation/${trip.id}`,
      relatedEntityType: 'trip',
      relatedEntityId: trip.id,
    })
    publishChange(uow, 'trips', trip.id, 'late')
    return true
  })
}
