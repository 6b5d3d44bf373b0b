export interface Point {
  x: number
  y: number
}

/** Four corners, clockwise as seen on the screen, starting top left. */
export type Quad = [Point, Point, Point, Point]

/** A line as a unit normal and its distance from the origin: nx·x + ny·y = d. */
export interface Line {
  nx: number
  ny: number
  d: number
}

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

const cross = (o: Point, a: Point, b: Point) =>
  (a.x - o.x) * (b.y - o.y) - (a.y - o.y) * (b.x - o.x)

/** Convex hull (Andrew's monotone chain), clockwise on the screen, no three points in a row. */
export function convexHull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y)
  if (sorted.length < 3) return sorted
  const half = (ordered: Point[]) => {
    const chain: Point[] = []
    for (const point of ordered) {
      while (chain.length >= 2 && cross(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop()
      chain.push(point)
    }
    chain.pop()
    return chain
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

/** Area by the shoelace formula; positive for clockwise polygons on the screen. */
export function signedArea(polygon: Point[]): number {
  let sum = 0
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i]
    const b = polygon[(i + 1) % polygon.length]
    sum += a.x * b.y - b.x * a.y
  }
  return sum / 2
}

export function lineThrough(a: Point, b: Point): Line {
  const length = distance(a, b) || 1
  const nx = (b.y - a.y) / length
  const ny = -(b.x - a.x) / length
  return { nx, ny, d: nx * a.x + ny * a.y }
}

/** Crossing point of two lines, or null when they are (nearly) parallel. */
export function intersect(a: Line, b: Line): Point | null {
  const det = a.nx * b.ny - a.ny * b.nx
  if (Math.abs(det) < 1e-6) return null
  return { x: (a.d * b.ny - b.d * a.ny) / det, y: (b.d * a.nx - a.d * b.nx) / det }
}

export function isConvex(quad: Point[]): boolean {
  return quad.every((point, i) => cross(point, quad[(i + 1) % 4], quad[(i + 2) % 4]) > 0)
}

/**
 * Puts corners clockwise and starts them so that the text most likely stands upright: the top
 * side is the one closest to horizontal, with a preference for a long side (cards lie wide).
 */
export function orderCorners(points: Point[]): Quad {
  const ring = signedArea(points) < 0 ? [...points].reverse() : [...points]
  let best = 0
  let bestCost = Infinity
  for (let i = 0; i < 4; i++) {
    const a = ring[i]
    const b = ring[(i + 1) % 4]
    const turn = Math.abs(Math.atan2(b.y - a.y, b.x - a.x))
    const long = distance(a, b) / Math.max(1, distance(b, ring[(i + 2) % 4]))
    const cost = turn + (long < 1.15 ? 0.35 : 0)
    if (cost < bestCost) [best, bestCost] = [i, cost]
  }
  return [0, 1, 2, 3].map((i) => ring[(best + i) % 4]) as Quad
}

/** Mean side lengths of a quad: along the top and down the side, in pixels. */
export function quadSize([a, b, c, d]: Quad): { width: number; height: number } {
  return {
    width: (distance(a, b) + distance(d, c)) / 2,
    height: (distance(a, d) + distance(b, c)) / 2,
  }
}
