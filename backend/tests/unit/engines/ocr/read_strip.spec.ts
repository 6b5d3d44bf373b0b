import { test } from '@japa/runner'
import type { LineStrip } from '#engines/imaging/cut_lines'
import { firstReading, readStrip } from '#engines/ocr/read_strip'
import { toLine } from '#engines/ocr/page_lines'
import type { OcrEngine } from '#engines/ocr/types'

/** Answers with given readings in turn, each with its confidence. */
function engineThatReads(...readings: [text: string, confidence: number][]): OcrEngine {
  const recognize = async () => {
    const [text, confidence] = readings.shift() ?? ['', 0]
    const words = text.split(' ').map((word, i) => {
      const x0 = /[\u0620-\u064A]/.test(text) ? 320 - i * 60 : 20 + i * 60
      return { text: word, confidence, bbox: { x0, y0: 14, x1: x0 + 50, y1: 34 } }
    })
    return { text, confidence, lines: text ? [toLine(words)] : [] }
  }
  return { warm: async () => {}, close: async () => {}, recognize }
}

const strip = (arabic: boolean): LineStrip => {
  const [width, height] = [400, 48]
  const data = new Uint8Array(width * height).fill(255)
  return { data, width, height, channels: 1, left: 0, top: 0, margin: 14, arabic, boxes: [] }
}

async function read(engine: OcrEngine, line: LineStrip): Promise<string> {
  const lines = await readStrip(engine, line, await firstReading(engine, line))
  return lines.map(({ text }) => text).join(' ')
}

test.group('OCR | reading one line', () => {
  test('a surer reading wins', async ({ assert }) => {
    const engine = engineThatReads(['Satuadi Arabla', 55], ['', 0], ['Saudi Arabia', 88])
    assert.equal(await read(engine, strip(false)), 'Saudi Arabia')
  })

  test('but not one that has lost digits of a number', async ({ assert }) => {
    const engine = engineThatReads(['+971 4 457 2036', 60], ['9714457 6', 79])
    assert.equal(await read(engine, strip(false)), '+971 4 457 2036')
  })

  test('an Arabic line with a broken article is read once more', async ({ assert }) => {
    const engine = engineThatReads(
      ['مدير ١| لمشاريع', 70],
      ['مدير ١ لمشاريع', 88],
      ['مدير المشاريع', 86]
    )
    assert.equal(await read(engine, strip(true)), 'مدير المشاريع')
  })

  test('a stain is read once, a line as often as it takes', async ({ assert }) => {
    const calls: Buffer[] = []
    const engine: OcrEngine = {
      ...engineThatReads(),
      recognize: async (picture) => {
        calls.push(picture)
        return { text: '', confidence: 0, lines: [] }
      },
    }
    const stain = { ...strip(false), width: 50, data: new Uint8Array(50 * 48).fill(255) }
    await read(engine, { ...stain, boxes: [{ x0: 14, y0: 14, x1: 35, y1: 33 }] })
    assert.lengthOf(calls, 1)
    await read(engine, strip(false))
    assert.lengthOf(calls, 4)
  })

  test('lines go to the engine as greymaps, whole and reduced', async ({ assert }) => {
    const headers: string[] = []
    const engine: OcrEngine = {
      ...engineThatReads(),
      recognize: async (picture) => {
        const [magic, size] = picture.toString('latin1').split('\n')
        headers.push(`${magic} ${size}`)
        const [w, h] = size.split(' ').map(Number)
        assert.lengthOf(picture, `${magic}\n${size}\n255\n`.length + w * h)
        return { text: '', confidence: 0, lines: [] }
      },
    }
    const tall = { ...strip(false), height: 92, data: new Uint8Array(400 * 92).fill(255) }
    await read(engine, tall)
    assert.deepEqual(headers, ['P5 400 92', 'P5 200 46', 'P5 200 46'])
  })
})
