/* Curves of a drawing as polylines. Angles are radians, counter-clockwise from the x axis. */
import type { Entity, Point } from './drawing'

const ARC_STEP = Math.PI / 24
/** Points of a spline between two of its control points. */
const SPLINE_STEPS = 8

export const closed = (points: Point[]): Point[] => (points[0] ? [...points, points[0]] : points)

export function arc({ x, y }: Point, radius: number, from: number, to: number): Point[] {
  const sweep = to > from ? to - from : to - from + 2 * Math.PI
  const steps = Math.max(2, Math.ceil(sweep / ARC_STEP))
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = from + (sweep * i) / steps
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) }
  })
}

type Elliptic = Pick<Entity, 'majorAxisEndPoint' | 'axisRatio' | 'startAngle' | 'endAngle'>

export function ellipse(
  { majorAxisEndPoint, axisRatio = 1, startAngle = 0, endAngle = 2 * Math.PI }: Elliptic,
  { x, y }: Point
): Point[] {
  const axis = majorAxisEndPoint ?? { x: 1, y: 0 }
  return arc({ x: 0, y: 0 }, 1, startAngle, endAngle).map((at) => ({
    x: x + at.x * axis.x - at.y * axisRatio * axis.y,
    y: y + at.x * axis.y + at.y * axisRatio * axis.x,
  }))
}

/** A polyline whose bulges (tangent of a quarter of the arc's angle) are drawn out. */
export function bulged(vertices: Point[], isClosed: boolean): Point[] {
  const all = isClosed ? closed(vertices) : vertices
  return all.flatMap((from, i) => {
    const to = all[i + 1]
    if (!to || !from.bulge) return [from]
    const angle = 4 * Math.atan(from.bulge)
    const chord = Math.hypot(to.x - from.x, to.y - from.y)
    const radius = chord / 2 / Math.sin(angle / 2)
    const toCentre = Math.atan2(to.y - from.y, to.x - from.x) + Math.PI / 2 - angle / 2
    const centre = {
      x: from.x + radius * Math.cos(toCentre),
      y: from.y + radius * Math.sin(toCentre),
    }
    const start = Math.atan2(from.y - centre.y, from.x - centre.x)
    const steps = Math.max(2, Math.ceil(Math.abs(angle) / ARC_STEP))
    return Array.from({ length: steps }, (_, step) => {
      const turn = start + (angle * step) / steps
      const size = Math.abs(radius)
      return { x: centre.x + size * Math.cos(turn), y: centre.y + size * Math.sin(turn) }
    })
  })
}

interface Spline {
  controlPoints?: Point[]
  fitPoints?: Point[]
  knotValues?: number[]
  degreeOfSplineCurve?: number
}

/** A B-spline by de Boor's algorithm; through its fit points where it has no control points. */
export function spline({ controlPoints = [], fitPoints = [], ...of }: Spline): Point[] {
  const degree = of.degreeOfSplineCurve ?? 3
  const knots = of.knotValues ?? []
  if (controlPoints.length <= degree) return fitPoints.length ? fitPoints : controlPoints
  if (knots.length !== controlPoints.length + degree + 1) return controlPoints
  const [first, last] = [knots[degree]!, knots[controlPoints.length]!]
  const steps = SPLINE_STEPS * (controlPoints.length - degree)
  return Array.from({ length: steps + 1 }, (_, i) =>
    deBoor(first + ((last - first) * i) / steps, { points: controlPoints, knots, degree })
  )
}

function deBoor(
  t: number,
  { points, knots, degree }: { points: Point[]; knots: number[]; degree: number }
): Point {
  let span = degree
  while (span < points.length - 1 && t >= knots[span + 1]!) span++
  const near = Array.from({ length: degree + 1 }, (_, j) => points[span - degree + j]!)
  for (let round = 1; round <= degree; round++)
    for (let j = degree; j >= round; j--) {
      const left = knots[span - degree + j]!
      const width = knots[span + 1 + j - round]! - left
      const share = width ? (t - left) / width : 0
      const [a, b] = [near[j - 1]!, near[j]!]
      near[j] = { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
    }
  return near[degree]!
}
