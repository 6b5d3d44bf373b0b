import { test } from '@japa/runner'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { OcrError } from '#engines/ocr/errors'
import { readPicture } from '#engines/ocr/read_picture'
import { TesseractEngine } from '#engines/ocr/tesseract_engine'
import { rotateRaster } from '#engines/imaging/rotate'
import { toRaster } from '#engines/imaging/source_image'

const card = (lines: string[]) => {
  const rows = lines.map(
    (line, i) =>
      `<text x="80" y="${120 + i * 80}" font-family="DejaVu Sans, sans-serif" font-size="40">${line}</text>`
  )
  const height = 120 + lines.length * 80
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1100" height="${height}"><rect width="1100" height="${height}" fill="#fff"/>${rows.join('')}</svg>`
    )
  ).flatten()
}

const LINES = [
  'Sara Lindqvist',
  'Procurement Manager',
  'Mobile: +966 50 123 4567',
  'sara@northgate.com',
]

test.group('OCR | engine', (group) => {
  let folder: string
  let engine: TesseractEngine
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ocr-models-'))
    engine = new TesseractEngine({ dataFolder: folder })
    await engine.warm()
    return async () => {
      await engine.close()
      await rm(folder, { recursive: true, force: true })
    }
  })
  group.each.timeout(20_000)

  test('places both models in one folder, without a download', async ({ assert }) => {
    assert.sameMembers(await readdir(folder), ['eng.traineddata.gz', 'ara.traineddata.gz'])
  })

  test('reads a block with boxes, confidences and progress', async ({ assert }) => {
    const steps: number[] = []
    const result = await engine.recognize(await card(LINES).png().toBuffer(), {
      onProgress: (fraction) => steps.push(fraction),
    })
    assert.deepEqual(
      result.lines.map((line) => line.text),
      LINES
    )
    assert.isAbove(result.confidence, 80)
    const [first] = result.lines
    assert.isBelow(Math.abs(first.bbox.x0 - 80), 12)
    assert.deepEqual(
      first.words.map((word) => word.text),
      ['Sara', 'Lindqvist']
    )
    assert.equal(steps.at(-1), 1)
  })

  test('reads line by line, also a picture that stands on its head', async ({ assert }) => {
    const raster = await toRaster(card(LINES).greyscale())
    const upright = await readPicture(engine, raster)
    assert.equal(upright.text, LINES.join('\n'))
    assert.equal(upright.turns, 0)
    const turned = await readPicture(engine, rotateRaster(raster, 2))
    assert.equal(turned.text, LINES.join('\n'))
    assert.equal(turned.turns, 2)
    for (const [put, back] of [
      [1, 3],
      [3, 1],
    ] as const) {
      const lying = await readPicture(engine, rotateRaster(raster, put))
      assert.equal(lying.text, LINES.join('\n'))
      assert.equal(lying.turns, back)
    }
  })

  test('aborting drops a queued picture and stops the one being read', async ({ assert }) => {
    const picture = await card([...LINES, ...LINES, ...LINES])
      .png()
      .toBuffer()
    const controller = new AbortController()
    const reason = new Error('no longer wanted')
    const running = engine.recognize(picture, { signal: controller.signal })
    const queued = engine.recognize(picture, { signal: controller.signal })
    setTimeout(() => controller.abort(reason), 30)
    const results = await Promise.allSettled([running, queued])
    assert.deepEqual(
      results.map((result) => result.status === 'rejected' && result.reason),
      [reason, reason]
    )
    assert.equal((await engine.recognize(await card(['Hello']).png().toBuffer())).text, 'Hello')
  })

  test('a broken picture is an error and the worker lives on', async ({ assert }) => {
    const error = await engine
      .recognize(Buffer.from('no picture'))
      .catch((reason: unknown) => reason)
    assert.instanceOf(error, OcrError)
    assert.equal((await engine.recognize(await card(['Hello']).png().toBuffer())).text, 'Hello')
  })

  test('the time limit ends the worker and the next picture gets a new one', async ({ assert }) => {
    const hasty = new TesseractEngine({ dataFolder: folder, timeoutMs: 1 })
    const error = await hasty
      .recognize(await card(LINES).png().toBuffer())
      .catch((reason: unknown) => reason)
    assert.equal((error as OcrError).code, 'E_OCR_TIMEOUT')
    const again = await hasty
      .recognize(await card(LINES).png().toBuffer())
      .catch((reason: unknown) => reason)
    assert.equal((again as OcrError).code, 'E_OCR_TIMEOUT')
    await hasty.close()
  })

  test('closing rejects what still waits', async ({ assert }) => {
    const closing = new TesseractEngine({ dataFolder: folder })
    await closing.warm()
    const picture = await card(LINES).png().toBuffer()
    const waiting = [closing.recognize(picture), closing.recognize(picture)]
    const outcome = Promise.allSettled(waiting)
    await closing.close()
    for (const result of await outcome) assert.equal(result.status, 'rejected')
  })
})
