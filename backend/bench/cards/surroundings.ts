import sharp from 'sharp'
import { noiseField, type Grain } from './noise.js'
import { seededRandom } from './random.js'

export const DESKS = [
  'pale-wood',
  'white',
  'wood',
  'dark',
  'cloth',
  'stone',
  'papers',
  'room',
  'light',
] as const
export type Desk = (typeof DESKS)[number]

const SVG = 'xmlns="http://www.w3.org/2000/svg"'

/** Colour at the dark and at the light end of a texture, and its grain at a quarter of the size. */
const TEXTURES: Record<Exclude<Desk, 'papers'>, [dark: string, light: string, grain: Grain]> = {
  'pale-wood': ['#cdb48c', '#efe0c4', { fx: 0.003, fy: 0.09, octaves: 3 }],
  white: ['#e4e3e0', '#f3f2ef', { fx: 0.02, fy: 0.02, octaves: 2 }],
  wood: ['#5e3c22', '#a5774c', { fx: 0.003, fy: 0.07, octaves: 3 }],
  dark: ['#2b2826', '#44403d', { fx: 0.03, fy: 0.03, octaves: 2 }],
  cloth: ['#33465c', '#5d7390', { fx: 0.4, fy: 0.45, octaves: 1 }],
  stone: ['#8d8a86', '#d6d2cb', { fx: 0.03, fy: 0.04, octaves: 4 }],
  room: ['#4c463f', '#c9bda9', { fx: 0.005, fy: 0.007, octaves: 2 }],
  light: ['#b9b5ae', '#d2cec7', { fx: 0.01, fy: 0.01, octaves: 2 }],
}

const channels = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

function texture(desk: Exclude<Desk, 'papers'>, width: number, height: number, seed: number) {
  const [dark, light, grain] = TEXTURES[desk]
  const [from, to] = [channels(dark), channels(light)]
  const field = noiseField(width, height, grain, seed)
  const out = Buffer.alloc(width * height * 3)
  for (let i = 0; i < out.length; i++) {
    const k = i % 3
    // noise lies around a half and seldom goes far beyond a quarter of its range to either side
    const share = (field[(i - k) / 3] / 255 - 0.2) / 0.6
    out[i] = Math.max(0, Math.min(255, from[k] + (to[k] - from[k]) * share))
  }
  return sharp(out, { raw: { width, height, channels: 3 } })
}

/** Sheets with lines of print lying about, the hardest neighbours of a white card. */
function papersSvg(width: number, height: number, seed: number): string {
  const random = seededRandom(seed)
  const sheets = Array.from({ length: 4 }, (_, i) => {
    const lines = Array.from({ length: 26 }, (_line, row) => {
      const length = 40 + random() * 330
      return `<rect x="30" y="${40 + row * 22}" width="${length.toFixed(0)}" height="6" fill="#555" fill-opacity="0.75"/>`
    })
    const shade = 238 - i * 6
    const turn = (random() * 60 - 30).toFixed(0)
    return `<g transform="translate(${(random() * width * 0.8).toFixed(0)} ${(random() * height * 0.6 - 60).toFixed(0)}) rotate(${turn})">
      <rect x="4" y="6" width="440" height="640" fill="#000" fill-opacity="0.25"/><rect width="440" height="640" fill="rgb(${shade},${shade},${shade - 4})"/>${lines.join('')}</g>`
  })
  return `<svg ${SVG} width="${width}" height="${height}"><rect width="100%" height="100%" fill="#6d5f52"/>${sheets.join('')}</svg>`
}

/** What lies behind the card, as RGB of the picture's size; drawn at a quarter of it. */
export function drawDesk(desk: Desk, width: number, height: number, seed: number): Promise<Buffer> {
  const [w, h] = [Math.round(width / 4), Math.round(height / 4)]
  const drawn =
    desk === 'papers'
      ? sharp(Buffer.from(papersSvg(w, h, seed))).removeAlpha()
      : texture(desk, w, h, seed)
  return drawn.resize(width, height, { kernel: 'cubic' }).raw().toBuffer()
}

const SKINS = ['#e8bfa2', '#c68d68', '#8e5a3c', '#f0cdb4', '#a87149']

export interface Finger {
  x: number
  y: number
  /** Where it points, in degrees. */
  angle: number
  /** Width of the finger in pixels. */
  width: number
}

/** Fingers that lie on the card, drawn at the picture's size. */
export function fingersSvg(fingers: Finger[], width: number, height: number, seed: number): Buffer {
  const skin = SKINS[seed % SKINS.length]
  const drawn = fingers.map(({ x, y, angle, width: wide }) => {
    const r = wide / 2
    return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})">
      <path d="M${-r * 14} ${-r * 1.15} L${-r} ${-r} A${r} ${r} 0 0 1 ${-r} ${r} L${-r * 14} ${r * 1.15} Z" fill="url(#s)"/>
      <rect x="${-r * 1.1}" y="${-r * 0.6}" width="${r * 0.95}" height="${r * 1.2}" rx="${r * 0.45}" fill="#fff" fill-opacity="0.28"/></g>`
  })
  return Buffer.from(`<svg ${SVG} width="${width}" height="${height}"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1">
    <stop offset="0" stop-color="#6b4630"/><stop offset="0.3" stop-color="${skin}"/><stop offset="0.7" stop-color="${skin}"/>
    <stop offset="1" stop-color="#5f3d2a"/></linearGradient></defs>${drawn.join('')}</svg>`)
}
