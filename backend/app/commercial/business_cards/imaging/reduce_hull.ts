import { intersect, isConvex, lineThrough, signedArea, type Point } from '#engines/imaging/geometry'

/**
 * Shrinks a clockwise convex hull to four corners by dropping, again and again, the side whose
 * removal (its neighbours are prolonged until they meet) adds least area. Null when impossible.
 */
export function reduceToQuad(hull: Point[]): Point[] | null {
  let polygon = dropShortSides(hull)
  while (polygon.length > 4) {
    const next = dropCheapestSide(polygon)
    if (!next) return null
    polygon = next
  }
  return polygon.length === 4 && isConvex(polygon) ? polygon : null
}

/** Pixel staircases give hundreds of sides; those under a pixel or two say nothing. */
function dropShortSides(hull: Point[]): Point[] {
  if (hull.length <= 40) return hull
  const kept: Point[] = []
  for (const point of hull) {
    const last = kept.at(-1)
    if (!last || Math.hypot(point.x - last.x, point.y - last.y) > 2) kept.push(point)
  }
  return kept
}

function dropCheapestSide(polygon: Point[]): Point[] | null {
  const count = polygon.length
  let best: { at: number; corner: Point; area: number } | null = null
  for (let i = 0; i < count; i++) {
    const before = polygon[(i + count - 1) % count]
    const a = polygon[i]
    const b = polygon[(i + 1) % count]
    const after = polygon[(i + 2) % count]
    const corner = intersect(lineThrough(before, a), lineThrough(b, after))
    if (!corner) continue
    const area = signedArea([a, corner, b])
    if (area >= 0 && (!best || area < best.area)) best = { at: i, corner, area }
  }
  if (!best) return null
  const { at, corner } = best
  const next = (at + 1) % count
  return polygon.flatMap((point, i) => (i === at ? [corner] : i === next ? [] : [point]))
}
