import { test } from '@japa/runner'
import type { LineStrip } from '#engines/imaging/cut_lines'
import { SHAPE_HEIGHT, SHAPE_WIDTH, unpackBits } from '#engines/imaging/digit_shape'
import { readIndicDigits, readIndicNumber } from '#engines/imaging/indic_digits'
import { INDIC_SHAPES } from '#engines/imaging/indic_shapes'

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

  test('digits whose thin joint has faded are joined again', ({ assert }) => {
    const strip = drawNumber('+966 50 123 4789')
    const six = strip.boxes[2]
    const row = six.y0 + 11
    strip.data.fill(255, row * strip.width + six.x0, row * strip.width + six.x1 + 1)
    const edge = (six.x0 + six.x1) >> 1
    strip.boxes.splice(2, 1, { ...six, x1: edge, y1: row - 1 }, { ...six, x0: edge, y0: row + 1 })
    const number = readIndicNumber(strip)
    assert.equal(number?.groups.map((group) => group.text).join(' '), '+966 50 123 4789')
  })

  test('neighbours that touch are read as the digits they are', ({ assert }) => {
    const strip = drawNumber('+965 9988 7766')
    const boxes = strip.boxes.flatMap((box, i) => {
      const joins = i === 6 || i === 8
      if (i === 7 || i === 9) return []
      return [joins ? { ...box, x1: strip.boxes[i + 1].x1 } : box]
    })
    const groups = readIndicNumber({ ...strip, boxes })?.groups.map((group) => group.text)
    assert.equal(groups?.join(''), '+96599887766')
  })

  test('round letters that touch are no number', ({ assert }) => {
    const strip = drawNumber('81505055')
    const [first, second, ...rest] = strip.boxes
    const boxes = [{ ...first, x1: second.x1 }, ...rest]
    assert.isNull(readIndicNumber({ ...strip, boxes }))
  })

  test('a short number is read where digits are known to stand', ({ assert }) => {
    const strip = drawNumber('23425')
    const place = { x0: 0, y0: 0, x1: strip.width, y1: strip.height }
    assert.equal(readIndicDigits(strip, place)?.groups[0].text, '23425')
    assert.isNull(readIndicDigits(strip, { ...place, x1: strip.boxes[1].x1 }))
  })

  test('is null for short numbers and for nothing', ({ assert }) => {
    assert.isNull(readIndicNumber(drawNumber('12 34')))
    assert.isNull(readIndicNumber({ ...drawNumber('1'), boxes: [] }))
  })

  test('the same shapes again and again are no number', ({ assert }) => {
    assert.isNull(readIndicNumber(drawNumber('0006666')))
  })

  test('a row of dots is no number', ({ assert }) => {
    assert.isNull(readIndicNumber(drawNumber('000000000')))
  })
})
