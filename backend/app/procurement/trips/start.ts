import './exports.js'
import './search.js'
import { registerFileOwner } from '#files/shared/file_owners'
import { registerTask } from '#core/scheduled/tasks'
import { notifyLateTrips } from './notify_late_trips.js'
import { TRIP_PHOTO } from '#procurement/trips/photo'

registerTask({ name: 'tell late trips', seconds: 120, run: () => notifyLateTrips() })

registerFileOwner(TRIP_PHOTO, {
  resource: 'trips',
  ability: 'procurement.transport',
  record: { table: 'trips' },
})
