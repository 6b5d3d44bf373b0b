import { distance, type Point, type Quad } from '#engines/imaging/geometry'
import { pixelAt, type Raster } from '#engines/imaging/source_image'

const SAMPLES = 60
/** How far on both sides of an edge the colours are taken, in pixels. */
const DEPTHS = [3, 5]

/**
 * How much the colours on both sides of a quad's sides differ, for the side where they do least. The
 * median colour counts: where a line runs along words, most of what lies on either side is paper.
 */
export function leastContrast(quad: Quad, image: Raster): number {
  return Math.min(...quad.map((a, i) => sideContrast(image, a, quad[(i + 1) % 4])))
}

function sideContrast(image: Raster, a: Point, b: Point): number {
  const length = distance(a, b) || 1
  const outward = { x: (b.y - a.y) / length, y: -(b.x - a.x) / length }
  const gaps = [0, 1, 2].map((channel) => {
    const median = (side: 1 | -1) => {
      const values = DEPTHS.flatMap((depth) =>
        Array.from({ length: SAMPLES }, (_, k) => {
          const t = 0.06 + (0.88 * k) / (SAMPLES - 1)
          const move = side * depth
          const x = a.x + (b.x - a.x) * t + outward.x * move
          return pixelAt(image, x, a.y + (b.y - a.y) * t + outward.y * move, channel)
        })
      ).sort((p, q) => p - q)
      return values[values.length >> 1]
    }
    return Math.abs(median(1) - median(-1))
  })
  return Math.max(...gaps)
}
