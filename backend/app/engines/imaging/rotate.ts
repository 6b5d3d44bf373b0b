import type { Raster } from './source_image.js'

export type QuarterTurns = 0 | 1 | 2 | 3

/** Turns a grey raster clockwise by quarter turns. */
export function rotateRaster(image: Raster, turns: QuarterTurns): Raster {
  if (turns === 0) return image
  const { data, width, height } = image
  const out = new Uint8Array(width * height)
  const turned = turns === 2 ? { width, height } : { width: height, height: width }
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      const column = turns === 2 ? width - 1 - x : turns === 1 ? height - 1 - y : y
      const row = turns === 2 ? height - 1 - y : turns === 1 ? x : width - 1 - x
      out[row * turned.width + column] = data[at]
    }
  }
  return { data: out, ...turned, channels: 1 }
}
