import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type * as Zxing from 'zxing-wasm/reader'
import { lazyPackage } from '#engines/processes/lazy_package'
import type { Point } from './geometry.js'
import { openSource, toRaster, type SourceImage } from './source_image.js'

/** The long side at which a code is looked for: one of 4 mm on a card is still 3 pixels a module. */
const SEARCH = 1800

const require = createRequire(import.meta.url)
const zxing = lazyPackage<typeof Zxing>('zxing-wasm/reader')
let prepared: Promise<typeof Zxing> | null = null

/** The decoder with its program from the package: by default it would be fetched from elsewhere. */
function decoder(): Promise<typeof Zxing> {
  prepared ??= readFile(require.resolve('zxing-wasm/reader/zxing_reader.wasm')).then((file) => {
    const wasmBinary = new Uint8Array(file).buffer
    zxing().prepareZXingModule({ overrides: { wasmBinary } })
    return zxing()
  })
  return prepared
}

/**
 * Text of the QR code in a picture, or null. Looks at the whole picture first, then closer where the
 * card lies.
 * @param corners of the card in pixels of the upright picture, where it was found
 */
export async function readCode(picture: Buffer, corners: Point[] | null): Promise<string | null> {
  const source = await openSource(picture)
  const whole = { left: 0, top: 0, width: source.width, height: source.height }
  const text = await codeIn(source, whole)
  if (text !== null || !corners || Math.max(source.width, source.height) <= SEARCH) return text
  return codeIn(source, frameOf(source, corners))
}

interface Frame {
  left: number
  top: number
  width: number
  height: number
}

async function codeIn(source: SourceImage, frame: Frame): Promise<string | null> {
  const reduced = source
    .open()
    .extract(frame)
    .resize({ width: SEARCH, height: SEARCH, fit: 'inside', withoutEnlargement: true })
    .removeAlpha()
    .toColourspace('srgb')
    .ensureAlpha()
  const { data, width, height } = await toRaster(reduced)
  const { readBarcodes } = await decoder()
  const image = { data: new Uint8ClampedArray(data), width, height }
  const [found] = await readBarcodes(image as Parameters<typeof readBarcodes>[0], {
    formats: ['QRCode'],
    tryHarder: true,
    maxNumberOfSymbols: 1,
  })
  return found?.isValid ? found.text : null
}

/** The upright rectangle around the card, within the picture. */
function frameOf({ width, height }: SourceImage, corners: Point[]): Frame {
  const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)))
  const xs = corners.map(({ x }) => within(x, width))
  const ys = corners.map(({ y }) => within(y, height))
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return {
    left,
    top,
    width: Math.max(1, Math.max(...xs) - left),
    height: Math.max(1, Math.max(...ys) - top),
  }
}
