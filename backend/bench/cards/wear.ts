import sharp from 'sharp'
import type { Dress } from './dress.js'
import { noiseField, type Grain } from './noise.js'
import { seededRandom } from './random.js'

interface Size {
  width: number
  height: number
}

/** Structure of a paper: how much of the light it takes, and how fine it is. */
const STOCKS: Record<Dress['stock'], { strength: number; grain: Grain }> = {
  plain: { strength: 0.04, grain: { fx: 0.5, fy: 0.5, octaves: 1 } },
  linen: { strength: 0.12, grain: { fx: 0.4, fy: 0.04, octaves: 1 } },
  kraft: { strength: 0.2, grain: { fx: 0.1, fy: 0.25, octaves: 2 } },
  gloss: { strength: 0.02, grain: { fx: 0.6, fy: 0.6, octaves: 1 } },
}

/** The paper's fibres as a shade of brown that covers more or less. */
function fibres({ width, height }: Size, stock: Dress['stock'], seed: number) {
  const { strength, grain } = STOCKS[stock]
  const field = noiseField(width, height, grain, seed)
  const rgba = Buffer.alloc(width * height * 4)
  for (let i = 0, at = 0; i < field.length; i++, at += 4) {
    rgba[at] = 90
    rgba[at + 1] = 78
    rgba[at + 2] = 64
    rgba[at + 3] = field[i] * strength
  }
  return { input: rgba, raw: { width, height, channels: 4 as const } }
}

const SVG = 'xmlns="http://www.w3.org/2000/svg"'

/** A crease across a corner, scratches, worn edges and a stain, as a card has from a wallet. */
function wearSvg({ width, height }: Size, amount: number, seed: number): string {
  const random = seededRandom(seed)
  const at = () => `${(random() * width).toFixed(0)} ${(random() * height).toFixed(0)}`
  const scratches = Array.from({ length: Math.round(amount * 14) }, () => {
    const light = random() < 0.6 ? '#fff' : '#555'
    return `<path d="M${at()} q ${random() * 60} ${random() * 40} ${random() * 260 - 130} ${random() * 120 - 60}" stroke="${light}" stroke-opacity="${(0.15 + 0.3 * random()).toFixed(2)}" stroke-width="${(1 + 2 * random()).toFixed(1)}" fill="none"/>`
  })
  const stain =
    random() < amount
      ? `<circle cx="${random() * width}" cy="${random() * height}" r="${90 + 130 * random()}" fill="none" stroke="#8a6a3c" stroke-opacity="0.22" stroke-width="${8 + 10 * random()}"/>`
      : ''
  const [x, y] = [random() < 0.5 ? 0 : width, random() < 0.5 ? 0 : height]
  const reach = 120 + 180 * random()
  const inward = (end: number) => (end === 0 ? reach : end - reach)
  const crease =
    random() < amount
      ? `<path d="M${inward(x)} ${y} L${x} ${inward(y)}" stroke="#777" stroke-opacity="0.45" stroke-width="3"/><path d="M${inward(x) + 3} ${y} L${x} ${inward(y) + 3}" stroke="#fff" stroke-opacity="0.5" stroke-width="3"/>`
      : ''
  const edges = `<rect x="2" y="2" width="${width - 4}" height="${height - 4}" fill="none" stroke="#b8ada0" stroke-opacity="${(amount * 0.5).toFixed(2)}" stroke-width="${(6 * amount).toFixed(1)}" stroke-dasharray="90 40 30 70"/>`
  return `<svg ${SVG} width="${width}" height="${height}">${scratches.join('')}${stain}${crease}${edges}</svg>`
}

/**
 * Puts a drawn card on its paper and wears it.
 * @param amount 0 as new, 1 long carried about
 */
export async function wearCard(
  card: Buffer,
  stock: Dress['stock'],
  amount: number,
  seed: number
): Promise<Buffer> {
  const { width, height } = await sharp(card).metadata()
  const size = { width: width!, height: height! }
  return sharp(card)
    .composite([fibres(size, stock, seed), { input: Buffer.from(wearSvg(size, amount, seed)) }])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
}
