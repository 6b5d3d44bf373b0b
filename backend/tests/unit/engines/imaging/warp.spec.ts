import { test } from '@japa/runner'
import { crc32 } from 'node:zlib'
import type { Quad } from '#engines/imaging/geometry'
import { ImageError } from '#engines/imaging/errors'
import {
  prepareCardImage,
  warpWithCorners,
} from '#commercial/business_cards/imaging/prepare_card_image'
import { project, squareToQuad, warpQuad } from '#engines/imaging/warp'
import { drawScene, turnedCard } from './scenes.js'

const quad: Quad = [
  { x: 20, y: 10 },
  { x: 180, y: 30 },
  { x: 170, y: 110 },
  { x: 10, y: 90 },
]

/** A PNG that ends after its header: decoding it would fail, reading its size does not. */
function pngHeader(width: number, height: number): Buffer {
  const header = Buffer.alloc(17)
  header.write('IHDR')
  header.writeUInt32BE(width, 4)
  header.writeUInt32BE(height, 8)
  header.set([8, 2, 0, 0, 0], 12)
  const length = Buffer.from([0, 0, 0, 13])
  const crc = Buffer.alloc(4)
  crc.writeUInt32BE(crc32(header))
  const data = Buffer.concat([Buffer.from([0, 0, 0, 0]), Buffer.from('IDAT'), Buffer.alloc(4)])
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), length, header, crc, data])
}

test.group('Imaging | warp', (group) => {
  group.each.timeout(20_000)

  test('a homography sends the unit square to the quad', ({ assert }) => {
    const matrix = squareToQuad(quad)
    const corners = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ]
    corners.forEach((corner, i) => {
      const { x, y } = project(matrix, corner)
      assert.closeTo(x, quad[i].x, 1e-9)
      assert.closeTo(y, quad[i].y, 1e-9)
    })
  })

  test('an upright quad of the same size copies its pixels', ({ assert }) => {
    const data = Uint8Array.from({ length: 40 * 30 }, (_, i) => i % 251)
    const image = { data, width: 40, height: 30, channels: 1 }
    const corners: Quad = [
      { x: 5, y: 4 },
      { x: 25, y: 4 },
      { x: 25, y: 14 },
      { x: 5, y: 14 },
    ]
    const out = warpQuad(image, corners, 20, 10)
    for (let y = 0; y < 10; y++) {
      for (let x = 0; x < 20; x++) assert.equal(out.data[y * 20 + x], data[(y + 4) * 40 + x + 5])
    }
  })

  test('four corners by hand straighten the card', async ({ assert }) => {
    const corners = turnedCard(1200, 900, 30)
    const picture = await drawScene({
      width: 1200,
      height: 900,
      corners,
      card: '#fff',
      desk: '#222',
    })
    const prepared = await warpWithCorners(picture, corners)
    assert.isTrue(prepared.warped)
    assert.closeTo(prepared.width / prepared.height, 1.7, 0.03)
    const { data, width, height } = prepared.raster
    assert.isAbove(data[Math.round(height * 0.9) * width + Math.round(width * 0.9)], 200)
  })

  test('refuses corners that make no quad or lie outside', async ({ assert }) => {
    const picture = await drawScene({
      width: 400,
      height: 300,
      corners: turnedCard(400, 300, 0),
      card: '#fff',
      desk: '#222',
    })
    const crossed = [quad[0], quad[2], quad[1], quad[3]]
    const outside = [...quad.slice(0, 3), { x: -50, y: 200 }]
    for (const corners of [crossed, outside, quad.slice(0, 3)]) {
      await assert.rejects(
        () => warpWithCorners(picture, corners),
        'Four corners inside the picture are needed'
      )
    }
  })

  test('refuses pictures above 40 megapixels by their header alone', async ({ assert }) => {
    const error = await prepareCardImage(pngHeader(8000, 5200)).catch((reason: unknown) => reason)
    assert.instanceOf(error, ImageError)
    assert.equal((error as ImageError).code, 'E_IMAGE_TOO_LARGE')
  })

  test('refuses {title}')
    .with([
      { title: 'text', file: Buffer.from('not a picture') },
      { title: 'an empty file', file: Buffer.alloc(0) },
      {
        title: 'SVG',
        file: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      },
      {
        title: 'a JPEG cut short',
        file: Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
      },
    ])
    .run(async ({ assert }, { file }) => {
      const error = await prepareCardImage(file).catch((reason: unknown) => reason)
      assert.equal((error as ImageError).code, 'E_IMAGE_UNREADABLE')
    })
})
