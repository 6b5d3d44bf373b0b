import { test } from '@japa/runner'
import { splitColumns, toOcrResult } from '#engines/ocr/page_lines'
import type { OcrWord } from '#engines/ocr/types'

/** Words from left to right, each with its left edge; 20 px per letter, 30 px high. */
const words = (...items: [text: string, x0: number][]): OcrWord[] =>
  items.map(([text, x0]) => ({
    text,
    confidence: 90,
    bbox: { x0, y0: 0, x1: x0 + text.length * 20, y1: 30 },
  }))

const texts = (list: OcrWord[]) => splitColumns(list).map((line) => line.text)

test.group('OCR | reading order', () => {
  test('splits a line at the gap between two columns', ({ assert }) => {
    assert.deepEqual(texts(words(['Sara', 0], ['Lindqvist', 90], ['أحمد', 900])), [
      'Sara Lindqvist',
      'أحمد',
    ])
  })

  test('reads Arabic from the right and the groups of a number from the left', ({ assert }) => {
    const line = words(['+966', 0], ['50', 90], ['765', 140], ['4321', 210], ['جوال:', 300])
    assert.deepEqual(texts(line), ['جوال: +966 50 765 4321'])
  })

  test('puts a number right that is set from right to left', ({ assert }) => {
    const line = words(['4321', 0], ['765', 90], ['50', 160], ['966+', 210], ['جوال:', 300])
    assert.deepEqual(texts(line), ['جوال: +966 50 765 4321'])
  })

  test('keeps Latin lines with a stray Arabic word from left to right', ({ assert }) => {
    const line = words(['Northgate', 0], ['Steel', 190], ['Works', 300], ['و', 410])
    assert.deepEqual(texts(line), ['Northgate Steel Works و'])
  })

  test('takes out invisible marks and empty words', ({ assert }) => {
    const [word] = words(['\u200eahmed@alnoor.example\u200f', 0])
    const line = { words: [word, { ...word, text: '\u200f' }] }
    const page = { confidence: 90, blocks: [{ paragraphs: [{ lines: [line] }] }] }
    assert.equal(toOcrResult(page as never).text, 'ahmed@alnoor.example')
  })

  test('an empty page gives no lines', ({ assert }) => {
    assert.deepEqual(toOcrResult({ blocks: null, confidence: 0 }), {
      text: '',
      confidence: 0,
      lines: [],
    })
  })
})
