import { distanceM } from '@binaa/backend/place'
import type { AttendancePlace } from './attendance-check'
import type { Proof } from './queue/entry'

/** A fresh position may take its time indoors. */
const PATIENCE_MS = 20_000
const DIGITS = 6
const E6 = 1_000_000

export type Position = NonNullable<Proof['position']>
export type PositionFailure = 'denied' | 'unavailable'

/** Where this device is. @throws Error whose message is a `PositionFailure` */
export function currentPosition(): Promise<Position> {
  return new Promise((resolve, reject) => {
    // absent in an insecure context
    const geolocation = (navigator as { geolocation?: Geolocation }).geolocation
    if (!geolocation) return reject(new Error('unavailable'))
    geolocation.getCurrentPosition(
      ({ coords }) =>
        resolve({
          latitude: coords.latitude.toFixed(DIGITS),
          longitude: coords.longitude.toFixed(DIGITS),
          accuracyM: Math.ceil(coords.accuracy),
        }),
      ({ code, PERMISSION_DENIED }) =>
        reject(new Error(code === PERMISSION_DENIED ? 'denied' : 'unavailable')),
      { enableHighAccuracy: true, timeout: PATIENCE_MS, maximumAge: 0 }
    )
  })
}

const e6 = ({ latitude, longitude }: { latitude: string; longitude: string }) => ({
  latitudeE6: Math.round(Number(latitude) * E6),
  longitudeE6: Math.round(Number(longitude) * E6),
})

/** The place that is nearest by its edge. */
export function nearestOf(
  places: readonly AttendancePlace[],
  position: Position
): AttendancePlace | null {
  const away = (place: AttendancePlace) => distanceM(e6(place), e6(position)) - place.radiusM
  return places.toSorted((a, b) => away(a) - away(b))[0] ?? null
}
