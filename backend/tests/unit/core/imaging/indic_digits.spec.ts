import { test } from '@japa/runner'
import type { LineStrip } from '#core/imaging/cut_lines'
import { SHAPE_HEIGHT, SHAPE_WIDTH, unpackBits } from '#core/imaging/digit_shape'
import { readIndicNumber } from '#core/imaging/indic_digits'
import { INDIC_SHAPES } from '#core/imaging/indic_shapes'

const UNIT = 30
const face = INDIC_SHAPES.trim().split('\n')[2].split(' ')

/** Draws glyphs of one typeface side by side; a blank leaves a gap between two groups. */
function drawNumber(text: string): LineStrip {
  const width = 40 + text.length * 46
  const height = UNIT + 20
  const data = new Uint8Array(width * height).fill(255)
  const boxes: LineStrip['boxes'] = []
  let left = 10
  for (const char of text) {
    if (char === ' ') {
      left += 20
      continue
    }
    const [hex, aspect, relative] = face[char === '+' ? 10 : Number(char)].split(',')
    const h = Math.round(UNIT * Number(relative))
    const w = Math.max(2, Math.round(h * Number(aspect)))
    const top = 10 + Math.round((UNIT - h) / 2)
    const bits = unpackBits(hex)
    for (let y = 0; y < h; y++) {
      for (let x = 0; x < w; x++) {
        const row = Math.floor((y * SHAPE_HEIGHT) / h)
        const column = Math.floor((x * SHAPE_WIDTH) / w)
        if (bits[row * SHAPE_WIDTH + column]) data[(top + y) * width + left + x] = 0
      }
    }
    boxes.push({ x0: left, y0: top, x1: left + w - 1, y1: top + h - 1 })
    left += w + 5
  }
  return { data, width, height, channels: 1, left: 0, top: 0, margin: 10, arabic: false, boxes }
}

test.group('Imaging | Arabic-Indic digits', () => {
  test('reads a number with its groups', ({ assert }) => {
    const number = readIndicNumber(drawNumber('+966 50 123 4789'))
    assert.deepEqual(
      number?.groups.map((group) => group.text),
      ['+966', '50', '123', '4789']
    )
    assert.isAbove(number!.confidence, 80)
  })

  test('is null for short numbers and for nothing', ({ assert }) => {
    assert.isNull(readIndicNumber(drawNumber('12 34')))
    assert.isNull(readIndicNumber({ ...drawNumber('1'), boxes: [] }))
  })

  test('a row of dots is no number', ({ assert }) => {
    assert.isNull(readIndicNumber(drawNumber('000000000')))
  })
})
