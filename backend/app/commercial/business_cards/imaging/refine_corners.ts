import { intersect, isConvex, type Line, type Point, type Quad } from '#engines/imaging/geometry'
import { pixelAt, type Raster } from '#engines/imaging/source_image'

const SAMPLES = 72

/**
 * Moves each side of a rough quad onto the strongest edge near it and returns the new corners,
 * to a fraction of a pixel. Sides without a clear edge stay where they were.
 * @param reach how far to look to either side, in pixels
 */
export function refineCorners(image: Raster, quad: Quad, reach: number): Quad {
  const lines = quad.map((a, i) => refineSide(image, a, quad[(i + 1) % 4], reach))
  const corners = quad.map((rough, i) => {
    const met = intersect(lines[(i + 3) % 4], lines[i])
    return met && Math.hypot(met.x - rough.x, met.y - rough.y) <= reach * 3 ? met : rough
  }) as Quad
  return isConvex(corners) ? corners : quad
}

function refineSide(image: Raster, a: Point, b: Point, reach: number): Line {
  const length = Math.hypot(b.x - a.x, b.y - a.y)
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
  const outward = { x: along.y, y: -along.x }
  const found: { t: number; offset: number; weight: number }[] = []
  for (let k = 0; k < SAMPLES; k++) {
    const t = length * (0.05 + (0.9 * k) / (SAMPLES - 1))
    const at = { x: a.x + along.x * t, y: a.y + along.y * t }
    const edge = strongestStep(image, at, along, outward, reach)
    if (edge) found.push({ t, ...edge })
  }
  const fit = found.length >= SAMPLES / 4 ? robustFit(found) : { slope: 0, offset: 0 }
  const direction = { x: along.x + outward.x * fit.slope, y: along.y + outward.y * fit.slope }
  const norm = Math.hypot(direction.x, direction.y)
  const normal = { nx: direction.y / norm, ny: -direction.x / norm }
  const origin = { x: a.x + outward.x * fit.offset, y: a.y + outward.y * fit.offset }
  return { ...normal, d: normal.nx * origin.x + normal.ny * origin.y }
}

/** Largest colour step between two 5 × 3 patches on both sides of a point on the normal. */
function strongestStep(image: Raster, at: Point, along: Point, outward: Point, reach: number) {
  let best = { offset: 0, weight: 0 }
  for (let offset = -reach; offset <= reach; offset++) {
    let step = 0
    for (let c = 0; c < 3; c++) {
      let gap = 0
      for (const side of [-1, 1]) {
        for (const depth of [1, 2]) {
          const move = offset + side * depth
          for (const slide of [-2, 0, 2]) {
            const x = at.x + outward.x * move + along.x * slide
            const y = at.y + outward.y * move + along.y * slide
            gap += side * pixelAt(image, x, y, c)
          }
        }
      }
      step = Math.max(step, Math.abs(gap) / 6)
    }
    if (step > best.weight) best = { offset, weight: step }
  }
  return best.weight >= 6 ? best : null
}

/** Straight line through (t, offset) by iteratively reweighted least squares (Tukey biweight). */
function robustFit(points: { t: number; offset: number; weight: number }[]) {
  let slope = 0
  let offset = median(points.map((point) => point.offset))
  for (let round = 0; round < 6; round++) {
    const residuals = points.map((point) => point.offset - offset - slope * point.t)
    const scale = Math.max(1, 4.7 * 1.48 * median(residuals.map(Math.abs)))
    let w = 0,
      wt = 0,
      wo = 0,
      wtt = 0,
      wto = 0
    points.forEach((point, i) => {
      const u = residuals[i] / scale
      const k = Math.abs(u) >= 1 ? 0 : (1 - u * u) ** 2 * Math.min(60, point.weight)
      w += k
      wt += k * point.t
      wo += k * point.offset
      wtt += k * point.t * point.t
      wto += k * point.t * point.offset
    })
    const det = w * wtt - wt * wt
    if (Math.abs(det) < 1e-6) break
    slope = (w * wto - wt * wo) / det
    offset = (wo - slope * wt) / w
  }
  return { slope, offset }
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
