/** Mean radius of the earth in metres (IUGG). */
const EARTH_M = 6_371_009
const E6 = 1_000_000
const DEGREE = Math.PI / 180

/** In millionths of a degree. */
export interface Position {
  latitudeE6: number
  longitudeE6: number
}

/** Whole metres between two positions, by the haversine formula. */
export function distanceM(a: Position, b: Position): number {
  const rad = (degreesE6: number) => (degreesE6 / E6) * DEGREE
  const half = (from: number, to: number) => Math.sin((rad(to) - rad(from)) / 2) ** 2
  const over = Math.cos(rad(a.latitudeE6)) * Math.cos(rad(b.latitudeE6))
  const share = half(a.latitudeE6, b.latitudeE6) + over * half(a.longitudeE6, b.longitudeE6)
  return Math.round(2 * EARTH_M * Math.asin(Math.sqrt(Math.min(1, share))))
}

/** A position that is known no better than this says nothing about a place. */
export const COARSEST_M = 150

export type Verdict = 'inside' | 'outside' | 'unclear'

/**
 * Whether somebody is within a radius, given how far off the position may be: the benefit of the doubt is
 * theirs, up to the accuracy that is still accepted.
 */
export function verdictOf(distance: number, accuracy: number, radius: number): Verdict {
  if (accuracy > COARSEST_M) return 'unclear'
  return distance - accuracy <= radius ? 'inside' : 'outside'
}
