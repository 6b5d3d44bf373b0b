import { test } from '@japa/runner'
import fc from 'fast-check'
import { parseCard } from '#commercial/business_cards/reading/parse_card'
import { CARD_FIELDS } from '#commercial/business_cards/reading/types'

const hostile: { title: string; text: string }[] = [
  { title: 'nothing', text: '' },
  { title: 'blanks and marks', text: ' \n\u200e\u200f\n\t\u0000\u0007' },
  { title: 'a very long word', text: 'a'.repeat(200_000) },
  { title: 'dots and at signs', text: '@.'.repeat(20_000) },
  { title: 'almost an address', text: `${'a.'.repeat(5_000)}@${'b.'.repeat(5_000)}` },
  { title: 'almost a number', text: `+${'1 '.repeat(50_000)}` },
  { title: 'many lines', text: 'Tel: +966 50 123 4567\n'.repeat(20_000) },
  {
    title: 'markup',
    text: '<script>alert(1)</script>\n=HYPERLINK("http://x.com")\n"; DROP TABLE clients',
  },
  { title: 'prototype names', text: '__proto__@constructor.com\nconstructor\ntoString Manager' },
]

test.group('Cards | hostile text', (group) => {
  group.each.timeout(20_000)

  test('survives {title}')
    .with(hostile)
    .run(({ assert }, { text }) => {
      const started = performance.now()
      const card = parseCard(text)
      assert.isBelow(performance.now() - started, 5000)
      for (const key of Object.keys(card.fields)) assert.include([...CARD_FIELDS], key)
    })

  test('any text gives fields within bounds', ({ assert }) => {
    const words = fc.constantFrom(
      'Tel:',
      '+966 50 123 4567',
      'a@b.com',
      'شركة',
      'Manager',
      'Co.',
      '،',
      '|',
      'Riyadh'
    )
    const line = fc.array(fc.oneof(words, fc.string({ unit: 'grapheme', maxLength: 12 })), {
      maxLength: 8,
    })
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const { fields } = parseCard(lines.map((items) => items.join(' ')))
        for (const field of Object.values(fields)) {
          assert.isAtMost(field.confidence, 1)
          assert.isAtLeast(field.confidence, 0)
          assert.isAbove(field.value.length, 0)
          assert.isAtMost(field.value.length, 2000)
        }
      }),
      { numRuns: 200 }
    )
  })
})
