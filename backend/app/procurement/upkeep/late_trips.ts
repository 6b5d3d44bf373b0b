import { DateTime } from 'luxon'
import { SYSTEM_ACTOR } from '#core/http/actor'
import { transact } from '#core/unit/transact'
import { holdersOf } from '#identity/people'
import { notify } from '#notifications/actions/notify'
import { announce } from '#procurement/live'
import Trip from '#procurement/models/trip'
import { firstTime } from '#procurement/upkeep/once'

const MOST = 200

/**
 * Tells those who follow the transport that a trip should have been over by now: once for each trip
 * and planned end, on however many workers this runs.
 * @returns how many were told of
 */
export async function tellLateTrips(now: DateTime = DateTime.utc()): Promise<number> {
  const trips = await Trip.query()
    .where('isOpen', true)
    .where('plannedEndAt', '<', now.toSQL({ includeOffset: false })!)
    // what was forgotten for a week is no news
    .where('plannedEndAt', '>', now.minus({ days: 7 }).toSQL({ includeOffset: false })!)
    .orderBy('id')
    .limit(MOST)
  let told = 0
  for (const trip of trips) if (await tell(trip)) told++
  return told
}

function tell(trip: Trip): Promise<boolean> {
  return transact(SYSTEM_ACTOR, async (unit) => {
    const key = `trip-late:${trip.id}:${trip.plannedEndAt.toMillis()}`
    if (!(await firstTime(unit, key))) return false
    const about = `${trip.number} · ${trip.vehicle} · ${trip.driver}`
    await notify(unit, await holdersOf('procurement.transport', unit.trx), {
      type: 'trip_late',
      title: 'A trip is late',
      titleAr: 'رحلة متأخرة',
      message: about,
      messageAr: about,
      priority: trip.priority === 'urgent' ? 'urgent' : 'high',
      actionUrl: `/procurement/track-transportation/${trip.id}`,
      relatedEntityType: 'trip',
      relatedEntityId: trip.id,
    })
    announce(unit, 'trips', trip.id, 'late')
    return true
  })
}
