import sharp from 'sharp'
import { seededRandom } from './random.js'

export interface PhotoOptions {
  width: number
  height: number
  angleDegrees: number
  desk: 'wood' | 'dark' | 'light' | 'cloth'
  seed: number
  /** Gaussian sigma in pixels of the finished picture. */
  blur: number
}

interface Point {
  x: number
  y: number
}

type Rgb = [number, number, number]

function deskColour(kind: PhotoOptions['desk'], x: number, y: number): Rgb {
  if (kind === 'dark') return [52, 48, 46]
  if (kind === 'light') return [196, 192, 186]
  if (kind === 'cloth') {
    const weave = 10 * Math.sin(x / 4) * Math.sin(y / 4)
    return [58 + weave, 74 + weave, 96 + weave]
  }
  const grain = 16 * Math.sin(y / 9 + 3 * Math.sin(x / 320)) + 9 * Math.sin(y / 37 + x / 900)
  return [134 + grain, 92 + grain * 0.8, 58 + grain * 0.6]
}

/** Corners (clockwise from top left) of a 1.75 : 1 card turned by an angle, with mild perspective. */
export function cardCorners(options: PhotoOptions): Point[] {
  const random = seededRandom(options.seed)
  const angle = (options.angleDegrees * Math.PI) / 180
  const fit = Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle)) / 1.75
  const fitHeight = Math.abs(Math.cos(angle)) / 1.75 + Math.abs(Math.sin(angle))
  const cardWidth =
    Math.min(options.width / fit, options.height / fitHeight) * (0.7 + 0.15 * random())
  const shear = () => (random() - 0.5) * 0.09 * cardWidth
  const half = { x: cardWidth / 2, y: cardWidth / 3.5 }
  const centre = {
    x: options.width * (0.48 + 0.04 * random()),
    y: options.height * (0.48 + 0.04 * random()),
  }
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([sx, sy]) => {
    const x = sx * half.x + shear()
    const y = sy * half.y + shear()
    return {
      x: centre.x + x * Math.cos(angle) - y * Math.sin(angle),
      y: centre.y + x * Math.sin(angle) + y * Math.cos(angle),
    }
  })
}

/** Inverse bilinear-free homography: picture point → card unit square (Heckbert 1989). */
function unitSquareInverse([p0, p1, p2, p3]: Point[]): (x: number, y: number) => Point {
  const dx1 = p1.x - p2.x,
    dx2 = p3.x - p2.x,
    sx = p0.x - p1.x + p2.x - p3.x
  const dy1 = p1.y - p2.y,
    dy2 = p3.y - p2.y,
    sy = p0.y - p1.y + p2.y - p3.y
  const den = dx1 * dy2 - dx2 * dy1
  const g = (sx * dy2 - dx2 * sy) / den
  const h = (dx1 * sy - sx * dy1) / den
  const a = p1.x - p0.x + g * p1.x,
    b = p3.x - p0.x + h * p3.x,
    c = p0.x
  const d = p1.y - p0.y + g * p1.y,
    e = p3.y - p0.y + h * p3.y,
    f = p0.y
  return (x, y) => {
    const u = (e - f * h) * x + (c * h - b) * y + (b * f - c * e)
    const v = (f * g - d) * x + (a - c * g) * y + (c * d - a * f)
    const w = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d)
    return { x: u / w, y: v / w }
  }
}

/** Lays a flat card picture on a desk as a hand-held camera would see it; gives a JPEG. */
export async function photograph(card: Buffer, options: PhotoOptions): Promise<Buffer> {
  const { data, info } = await sharp(card)
    .resize(2100)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = options
  const random = seededRandom(options.seed + 1)
  const corners = cardCorners(options)
  const toCard = unitSquareInverse(corners)
  const out = Buffer.alloc(width * height * 3)
  const lightAngle = random() * Math.PI * 2
  const shadow = width * 0.006
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const { x: u, y: v } = toCard(x, y)
      const inside = u >= 0 && u < 1 && v >= 0 && v < 1
      let colour: ArrayLike<number> = inside ? [0, 0, 0] : deskColour(options.desk, x, y)
      let from = 0
      if (inside) {
        from = (Math.floor(v * info.height) * info.width + Math.floor(u * info.width)) * 3
        colour = data
      }
      const under = inside ? { x: 2, y: 2 } : toCard(x - shadow, y - shadow)
      const shaded = under.x >= 0 && under.x < 1 && under.y >= 0 && under.y < 1 ? 0.72 : 1
      const along =
        (x / width - 0.5) * Math.cos(lightAngle) + (y / height - 0.5) * Math.sin(lightAngle)
      const light = (0.82 + 0.36 * along) * shaded
      const noise = (random() + random() - 1) * 14
      for (let k = 0; k < 3; k++) {
        out[at + k] = Math.max(0, Math.min(255, colour[from + k] * light + noise))
      }
    }
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
    .blur(options.blur)
    .jpeg({ quality: 82 })
    .toBuffer()
}
