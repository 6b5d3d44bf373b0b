import { isConvex, type Point, type Quad } from './geometry.js'
import type { Raster } from './source_image.js'

/** Row-major 3 × 3 matrix. */
export type Homography = Float64Array

/** Maps the unit square's corners (0,0) (1,0) (1,1) (0,1) to a quad (Heckbert 1989, p. 20). */
export function squareToQuad([p0, p1, p2, p3]: Quad): Homography {
  const dx1 = p1.x - p2.x
  const dx2 = p3.x - p2.x
  const dy1 = p1.y - p2.y
  const dy2 = p3.y - p2.y
  const sx = p0.x - p1.x + p2.x - p3.x
  const sy = p0.y - p1.y + p2.y - p3.y
  const den = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / den
  const h = (dx1 * sy - sx * dy1) / den
  return Float64Array.of(
    p1.x - p0.x + g * p1.x,
    p3.x - p0.x + h * p3.x,
    p0.x,
    p1.y - p0.y + g * p1.y,
    p3.y - p0.y + h * p3.y,
    p0.y,
    g,
    h,
    1
  )
}

/** Applies a homography to a point. */
export function project(m: Homography, { x, y }: Point): Point {
  const w = m[6] * x + m[7] * y + m[8]
  return { x: (m[0] * x + m[1] * y + m[2]) / w, y: (m[3] * x + m[4] * y + m[5]) / w }
}

/**
 * Straightens the quad of a grey picture (1 channel) to `width` × `height` pixels by inverse
 * mapping with bilinear sampling. Points outside the picture take its nearest pixel.
 */
export function warpQuad(image: Raster, quad: Quad, width: number, height: number): Raster {
  if (!isConvex(quad)) throw new RangeError('The corners do not form a convex quad')
  const m = squareToQuad(quad)
  const { data } = image
  const stride = image.width
  const maxX = image.width - 1.001
  const maxY = image.height - 1.001
  const out = new Uint8Array(width * height)
  for (let row = 0, at = 0; row < height; row++) {
    const v = (row + 0.5) / height
    let px = m[1] * v + m[2] + (m[0] * 0.5) / width
    let py = m[4] * v + m[5] + (m[3] * 0.5) / width
    let pw = m[7] * v + m[8] + (m[6] * 0.5) / width
    for (let column = 0; column < width; column++, at++) {
      let x = px / pw - 0.5
      let y = py / pw - 0.5
      x = x < 0 ? 0 : x > maxX ? maxX : x
      y = y < 0 ? 0 : y > maxY ? maxY : y
      const left = x | 0
      const top = y | 0
      const fx = x - left
      const i = top * stride + left
      const upper = data[i] + (data[i + 1] - data[i]) * fx
      const lower = data[i + stride] + (data[i + stride + 1] - data[i + stride]) * fx
      out[at] = upper + (lower - upper) * (y - top) + 0.5
      px += m[0] / width
      py += m[3] / width
      pw += m[6] / width
    }
  }
  return { data: out, width, height, channels: 1 }
}
