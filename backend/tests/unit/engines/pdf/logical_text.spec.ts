import { test } from '@japa/runner'
import { logicalText } from '#engines/pdf/text/logical_text'

/** Pieces that stand side by side, as far apart as `step`. */
const pieces = (texts: string[], step = 5) =>
  texts.map((str, i) => ({ str, hasEOL: false, transform: [1, 0, 0, 1, 100 + i * step, 700] }))

test.group('Text of a PDF in the order of reading', () => {
  test('Arabic that lies glyph by glyph from left to right is turned round', ({ assert }) => {
    const drawn = pieces([
      'ي',
      'ﺰ',
      'ﻛ',
      'ﺮ',
      'ﻣ',
      ' ',
      'ﺪ',
      'ﻳ',
      'ﺮ',
      'ﺒ',
      'ﺗ',
      ' ',
      'ﺔ',
      'ﻄ',
      'ﺤ',
      'ﻣ',
    ])
    assert.equal(logicalText(drawn), 'محطة تبريد مركزي')
  })

  test('Latin beside it stays where it is', ({ assert }) => {
    const drawn = pieces(['City', ' ', '/', ' ', 'ﺔ', 'ﻨ', 'ﻳ', 'ﺪ', 'ﻤ', 'ﻟ', 'ا'])
    assert.equal(logicalText(drawn), 'City / المدينة')
  })

  test('a number inside keeps its digits', ({ assert }) => {
    const drawn = pieces(['ﻢ', 'ﻣ', ' ', '100', ' ', 'ﺔ', 'ﻛ', 'ﺎ', 'ﻤ', 'ﺴ', 'ﺑ'])
    assert.equal(logicalText(drawn), 'بسماكة 100 مم')
  })

  test('what is in the order of reading already stays so', ({ assert }) => {
    const drawn = pieces(['خطاب', ' ', 'الضمان'], -20)
    assert.equal(logicalText(drawn), 'خطاب الضمان')
    assert.equal(logicalText(pieces(['Letter', ' to ', 'Aramco'])), 'Letter to Aramco')
    assert.equal(logicalText([{ type: 'beginMarkedContent' }, ...pieces(['x'])]), 'x')
  })

  test('neighbouring cells of a table are turned round each for itself', ({ assert }) => {
    const at = (x: number, texts: string[]) =>
      pieces(texts).map((piece, i) => ({ ...piece, transform: [1, 0, 0, 1, x + i * 5, 700] }))
    const name = at(300, ['ﻲ', 'ﻠ', 'ﻋ', ' ', 'ﺪ', 'ﻟ', 'ﺎ', 'ﺧ'])
    const step = at(500, ['ﺮ', 'ﻳ', 'ﺪ', 'ﻣ'])
    const place = at(100, ['ﺾ', 'ﻳ', 'ﺮ'])
    assert.equal(logicalText([...step, ...name, ...place]), 'مدير خالد علي ريض')
    assert.equal(logicalText([...at(500, ['مدير']), ...name]), 'مدير خالد علي')
    assert.equal(logicalText([...step, ...at(300, ['خالد'])]), 'مدير خالد')
  })

  test('lines end where they end', ({ assert }) => {
    const [first, second] = pieces(['one', 'two'])
    assert.equal(logicalText([{ ...first, hasEOL: true }, second]), 'one\ntwo')
  })
})
