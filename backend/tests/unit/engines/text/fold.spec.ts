import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  fold,
  foldAny,
  latinDigits,
  nameKey,
  searchText,
  searchWords,
  words,
} from '#engines/text/fold'

const RUNS = { numRuns: 10_000 }
const unit = fc.oneof(
  fc.constantFrom(...'أإآٱاىيؤئةهًٌَُِّْـ٠١٢٣۴۵٫٬ABCabcéÅñİßﬁ \u200f\u202e-'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })
)
const anyText = fc.array(unit, { maxLength: 40 }).map((units) => units.join(''))

test.group('Folded text', () => {
  test('folding twice changes nothing more', () => {
    fc.assert(
      fc.property(anyText, (text) => fold(fold(text)) === fold(text)),
      RUNS
    )
  })

  test('the short way for plain Arabic and English gives what the long way gives', ({ assert }) => {
    for (let code = 0; code < 0x0700; code++) {
      const letter = String.fromCharCode(code)
      for (const text of [letter, `بي${letter}ت`, `aB${letter} `])
        assert.equal(fold(text), foldAny(text), `U+${code.toString(16)}`)
    }
    fc.assert(
      fc.property(anyText, (text) => fold(text) === foldAny(text)),
      RUNS
    )
    const typed = fc
      .array(fc.constantFrom(...'أإآاىيؤئةهءًٌَُِّْـ٠١٩كABcz 5,-'), { maxLength: 40 })
      .map((all) => all.join(''))
    fc.assert(
      fc.property(typed, (text) => fold(text) === foldAny(text)),
      RUNS
    )
  })

  test('the case and the composition of a text do not matter', () => {
    const latin = fc
      .array(fc.constantFrom(...'abcxyzéàöñ 0123'), { maxLength: 30 })
      .map((all) => all.join(''))
    fc.assert(
      fc.property(latin, (text) => {
        const spellings = [
          text.toUpperCase(),
          text.normalize('NFD'),
          text.normalize('NFC'),
          `\u200f${text}`,
        ]
        return spellings.every((one) => fold(one) === fold(text))
      }),
      RUNS
    )
  })

  test('words hold nothing that a full-text query could mistake for an operator', () => {
    fc.assert(
      fc.property(anyText, (text) => words(text).every((word) => /^[\p{L}\p{N}]+$/u.test(word))),
      RUNS
    )
  })

  test('every word of a text is found within what is stored for its search', () => {
    fc.assert(
      fc.property(anyText, anyText, (one, other) => {
        const stored = searchText(one, null, other)
        return [...searchWords(one), ...searchWords(other)].every((word) => stored.includes(word))
      }),
      RUNS
    )
  })

  test('Arabic spellings that people mix up are one', ({ assert }) => {
    assert.equal(fold('أَحْمَد'), fold('احمد'))
    assert.equal(fold('مؤسسة البناء'), fold('موسسه البناء'))
    assert.equal(fold('على'), fold('علي'))
    assert.equal(searchText('قراءة'), searchText('قراة'))
    assert.deepEqual(searchWords('بناء ء'), ['بنا'])
    // names are told apart by it
    assert.notEqual(nameKey('بناء'), nameKey('بنا'))
    assert.equal(fold('مـــحمد'), 'محمد')
    assert.equal(nameKey('شركة البناء'), nameKey('شركة بناء'))
    assert.equal(latinDigits('١٢٬٣٤٥٫٦۷'), '12345.67')
  })
})
