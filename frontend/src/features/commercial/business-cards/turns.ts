import type { BusinessCard, Corner } from './card'

/** Quarter turns clockwise. */
export type Turns = 0 | 1 | 2 | 3

/** How often a picture is turned for the text that was read in it to stand upright. */
export function turnsOf(fields: BusinessCard['fields'], side: number): Turns {
  const places = Object.values(fields).flatMap(({ place, side: on = 0 }) =>
    place && on === side ? [place] : []
  )
  // The first side of a place runs along its text, from the left as one reads.
  const along = (axis: keyof Corner) =>
    places.reduce((sum, place) => sum + place[1]![axis] - place[0]![axis], 0)
  const [x, y] = [along('x'), along('y')]
  if (Math.abs(x) >= Math.abs(y)) return x < 0 ? 2 : 0
  return y < 0 ? 1 : 3
}
