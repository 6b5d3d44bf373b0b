import sharp from 'sharp'
import type { Point } from '#engines/imaging/geometry'

export interface Scene {
  width: number
  height: number
  corners: Point[]
  card: string
  desk: string
  /** Grain and light across the desk, drawn below the card. */
  grain?: boolean
  /** A fingertip over the middle of the card's lower edge. */
  finger?: boolean
  /** Colour of the card's upper third, where it has two. */
  band?: string
}

/** A card with some lines of "text" on a desk, drawn as SVG. */
export function drawScene({
  width,
  height,
  corners,
  card,
  desk,
  grain,
  finger,
  band,
}: Scene): Promise<Buffer> {
  const points = corners.map(({ x, y }) => `${x},${y}`).join(' ')
  const stripes = Array.from({ length: grain ? 60 : 0 }, (_, i) => {
    const y = (i * height) / 60
    return `<path d="M0 ${y} Q ${width / 2} ${y + 20} ${width} ${y - 6}" stroke="#000" stroke-opacity="${0.1 + (i % 4) * 0.06}" stroke-width="4" fill="none"/>`
  }).join('')
  const [a, b, c, d] = corners
  const third = (from: Point, to: Point) =>
    `${from.x + (to.x - from.x) / 3},${from.y + (to.y - from.y) / 3}`
  const stripe = band
    ? `<polygon points="${a.x},${a.y} ${b.x},${b.y} ${third(b, c)} ${third(a, d)}" fill="${band}"/>`
    : ''
  const tip = `<ellipse cx="${(c.x + d.x) / 2}" cy="${(c.y + d.y) / 2 + height * 0.08}" rx="${width * 0.045}" ry="${height * 0.12}" fill="#cda088"/>`
  const rows = [0.2, 0.35, 0.5, 0.7].map((v) => {
    const from = {
      x: a.x + (d.x - a.x) * v + (b.x - a.x) * 0.1,
      y: a.y + (d.y - a.y) * v + (b.y - a.y) * 0.1,
    }
    const to = { x: from.x + (b.x - a.x) * 0.5, y: from.y + (b.y - a.y) * 0.5 }
    return `<line x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}" stroke="#777" stroke-width="6" stroke-dasharray="14 8"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="light"><stop offset="0" stop-color="#fff" stop-opacity="0.15"/>
    <stop offset="1" stop-color="#000" stop-opacity="0.3"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="${desk}"/>${stripes}
    <polygon points="${points}" fill="${card}"/>${stripe}${rows.join('')}${finger ? tip : ''}
    <rect width="100%" height="100%" fill="url(#light)"/></svg>`
  return sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer()
}

/** Corners of a 1.7 : 1 card turned by an angle around the middle of a picture. */
export function turnedCard(width: number, height: number, degrees: number, size = 0.55): Point[] {
  const angle = (degrees * Math.PI) / 180
  const half = { x: (width * size) / 2, y: (width * size) / 3.4 }
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([sx, sy]) => ({
    x: width / 2 + sx * half.x * Math.cos(angle) - sy * half.y * Math.sin(angle),
    y: height / 2 + sx * half.x * Math.sin(angle) + sy * half.y * Math.cos(angle),
  }))
}

/** Largest distance from a true corner to the nearest found one, in pixels. */
export function cornerError(wanted: Point[], found: Point[]): number {
  const nearest = (p: Point) => Math.min(...found.map((q) => Math.hypot(p.x - q.x, p.y - q.y)))
  return Math.max(...wanted.map(nearest))
}
