import { test } from '@japa/runner'
import sharp from 'sharp'
import { cutLines } from '#engines/imaging/cut_lines'
import { rotateRaster } from '#engines/imaging/rotate'
import { toRaster } from '#engines/imaging/source_image'

const page = (body: string) =>
  toRaster(
    sharp(
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="1600" height="900" fill="#fff"/>${body}</svg>`
      )
    )
      .flatten()
      .greyscale()
  )

const text = (x: number, y: number, size: number, content: string) =>
  `<text x="${x}" y="${y}" font-family="DejaVu Sans, sans-serif" font-size="${size}">${content}</text>`

test.group('Imaging | text lines', (group) => {
  group.each.timeout(20_000)

  test('cuts two columns at the same height apart and drops rules and frames', async ({
    assert,
  }) => {
    const raster = await page(
      text(80, 200, 60, 'Sara Lindqvist') +
        text(80, 290, 34, 'Procurement Manager') +
        text(1000, 200, 34, 'www.northgate.example') +
        '<rect x="800" y="100" width="4" height="600"/><rect x="0" y="0" width="1600" height="6"/>'
    )
    const boxes = cutLines(raster)
      .map(({ left, top }) => ({ left, top }))
      .sort((a, b) => a.left - b.left || a.top - b.top)
    assert.lengthOf(boxes, 3)
    assert.isBelow(Math.abs(boxes[0].left - 80), 25)
    assert.isAbove(boxes[2].left, 900)
  })

  test('a label and its number are one line', async ({ assert }) => {
    const raster = await page(text(80, 200, 34, 'Mobile:   +966 50 123 4567'))
    assert.lengthOf(cutLines(raster), 1)
  })

  test('dots belong to their letters', async ({ assert }) => {
    const [strip] = cutLines(await page(text(80, 200, 60, 'iiiii jjjj i.')))
    const ink = (from: number, to: number) =>
      strip.data.subarray(from * strip.width, to * strip.width).filter((value) => value < 100)
        .length
    assert.isAbove(ink(0, strip.margin + 8), 20)
  })

  test('nothing is cut from an empty picture', async ({ assert }) => {
    assert.lengthOf(cutLines(await page('')), 0)
  })

  test('four quarter turns give the picture back', async ({ assert }) => {
    const raster = await page(text(80, 200, 60, 'Sara'))
    let turned = raster
    for (let i = 0; i < 4; i++) turned = rotateRaster(turned, 1)
    assert.deepEqual(Buffer.from(turned.data), Buffer.from(raster.data))
    assert.deepEqual(
      Buffer.from(rotateRaster(rotateRaster(raster, 1), 1).data),
      Buffer.from(rotateRaster(raster, 2).data)
    )
  })
})
