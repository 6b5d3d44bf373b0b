import type { Raster } from '#engines/imaging/source_image'

/**
 * A grey raster as a portable greymap (PGM), which the engine reads as it is: to pack a line as a PNG
 * and to unpack it again costs a tenth of reading it.
 */
export function toPgm({ data, width, height }: Pick<Raster, 'data' | 'width' | 'height'>): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data])
}
