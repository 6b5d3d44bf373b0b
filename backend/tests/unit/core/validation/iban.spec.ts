import { test } from '@japa/runner'
import vine from '@vinejs/vine'
import fc from 'fast-check'
import { iban } from '#core/validation/fields'
import { groupIban, isIban } from '#engines/text/iban'

const KNOWN = [
  'SA0380000000608010167519',
  'AE070331234567890123456',
  'DE89370400440532013000',
  'GB29NWBK60161331926819',
  'KW81CBKU0000000000001234560101',
]
const validator = vine.create({ iban: iban() })
const taken = (text: string) =>
  validator.validate({ iban: text }).then(
    (body) => body.iban,
    () => null
  )

test.group('An IBAN', () => {
  test('of any country is known by its length and check digits', ({ assert }) => {
    for (const known of KNOWN) {
      assert.isTrue(isIban(known))
      assert.isTrue(isIban(groupIban(known).toLowerCase()))
      assert.isFalse(isIban(known.slice(0, -1)))
      assert.isFalse(isIban(`${known.slice(0, -1)}${(Number(known.at(-1)) + 1) % 10}`))
    }
    assert.isTrue(isIban('SA٠٣ ٨٠٠٠ 0000 6080 1016 7519'))
    assert.isFalse(isIban('ZZ0380000000608010167519'))
    assert.isFalse(isIban(''))
  })

  test('is right on the pages when the server takes it', async ({ assert }) => {
    const change = fc.tuple(fc.nat(35), fc.constantFrom('', '0', '7', 'A', ' ', '-', '٤', '*'))
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...KNOWN, ...KNOWN.map(groupIban)),
        fc.array(change, { maxLength: 2 }),
        async (known, changes) => {
          const text = changes.reduce(
            (one, [at, mark]) => one.slice(0, at) + mark + one.slice(at + 1),
            known
          )
          assert.equal((await taken(text)) !== null, isIban(text))
        }
      ),
      { numRuns: 2000 }
    )
  })

  test('is printed in groups of four, while it is typed too', ({ assert }) => {
    assert.equal(groupIban('sa038'), 'SA03 8')
    assert.equal(groupIban(KNOWN[0]), 'SA03 8000 0000 6080 1016 7519')
  })
})
