import { arc, bulged, closed, ellipse, spline } from './curves'
import type { Entity, HatchFamily, Point } from './drawing'
import { commonOf, numberOf, type Group } from './groups'
import { radians } from './matrix'

/** Bit of a path's type: its vertices are listed instead of edges. */
const POLYLINE = 2

/** Reads the groups of a hatch one after another: their codes mean what comes before them. */
class Cursor {
  #at = 0
  constructor(readonly groups: readonly Group[]) {}

  /** Goes on behind the next group of this code. @returns its number, 0 where there is none */
  after(code: number): number {
    for (let at = this.#at; at < this.groups.length; at++) {
      const group = this.groups[at]!
      if (group.code !== code) continue
      this.#at = at + 1
      return Number(group.value)
    }
    this.#at = this.groups.length
    return 0
  }

  /** As often as the drawing says, which may lie: no further than its groups go. */
  times<Value>(count: number, make: () => Value): Value[] {
    const made: Value[] = []
    for (let i = 0; i < count && this.#at < this.groups.length; i++) made.push(make())
    return made
  }

  /** The number of the very next group, if it has this code. */
  optional(code: number): number | undefined {
    const group = this.groups[this.#at]
    if (group?.code !== code) return undefined
    this.#at++
    return Number(group.value)
  }

  point(code: number): Point {
    return { x: this.after(code), y: this.after(code + 10) }
  }
}

/** HATCH (DXF reference, "Hatch group codes"): its boundaries and the lines of its pattern. */
export function readHatch(groups: Group[]): Entity {
  const cursor = new Cursor(groups)
  const rings = cursor
    .times(cursor.after(91), () => readPath(cursor))
    .filter((ring) => ring.length > 2)
  const isSolid = numberOf(groups, 70) === 1
  return {
    ...commonOf('HATCH', groups),
    hatch: { rings, isSolid, families: isSolid ? [] : readFamilies(groups) },
  }
}

function readPath(cursor: Cursor): Point[] {
  const isPolyline = (cursor.after(92) & POLYLINE) !== 0
  return isPolyline ? readPolyline(cursor) : closed(readEdges(cursor))
}

function readPolyline(cursor: Cursor): Point[] {
  const vertices = cursor.times(cursor.after(93), () => ({
    ...cursor.point(10),
    bulge: cursor.optional(42) ?? 0,
  }))
  return bulged(vertices, true)
}

const readEdges = (cursor: Cursor): Point[] =>
  cursor.times(cursor.after(93), () => readEdge(cursor)).flat()

function readEdge(cursor: Cursor): Point[] {
  const kind = cursor.after(72)
  if (kind === 1) return [cursor.point(10), cursor.point(11)]
  if (kind === 2) return readArc(cursor)
  if (kind === 3) return readEllipse(cursor)
  return kind === 4 ? readSpline(cursor) : []
}

/** An arc that runs clockwise counts its angles clockwise as well. */
function turnsOf(cursor: Cursor) {
  const [from, to] = [radians(cursor.after(50)), radians(cursor.after(51))]
  return cursor.after(73) === 1 ? { from, to, back: false } : { from: -to, to: -from, back: true }
}

function readArc(cursor: Cursor): Point[] {
  const centre = cursor.point(10)
  const radius = cursor.after(40)
  const { from, to, back } = turnsOf(cursor)
  const points = arc(centre, radius, from, to)
  return back ? points.reverse() : points
}

function readEllipse(cursor: Cursor): Point[] {
  const centre = cursor.point(10)
  const majorAxisEndPoint = cursor.point(11)
  const axisRatio = cursor.after(40)
  const { from, to, back } = turnsOf(cursor)
  const shape = { majorAxisEndPoint, axisRatio, startAngle: from, endAngle: to }
  const points = ellipse(shape, centre)
  return back ? points.reverse() : points
}

function readSpline(cursor: Cursor): Point[] {
  const degreeOfSplineCurve = cursor.after(94)
  const [knots, controls] = [cursor.after(95), cursor.after(96)]
  const knotValues = cursor.times(knots, () => cursor.after(40))
  const controlPoints = cursor.times(controls, () => cursor.point(10))
  return spline({ degreeOfSplineCurve, knotValues, controlPoints })
}

function readFamilies(groups: Group[]): HatchFamily[] {
  const cursor = new Cursor(groups)
  return cursor
    .times(cursor.after(78), () => {
      const angle = radians(cursor.after(53))
      const base = { x: cursor.after(43), y: cursor.after(44) }
      const step = { x: cursor.after(45), y: cursor.after(46) }
      return { base, step, direction: { x: Math.cos(angle), y: Math.sin(angle) } }
    })
    .filter(({ direction, step }) => direction.x * step.y !== direction.y * step.x)
}
