import { test } from '@japa/runner'
import { words } from '#engines/text/fold'
import { joinPhones, readPhone } from '#engines/text/phones'

/** Words of which every one begins a word of the text that is kept of a client. */
const finds = (typed: string, stored: string) => {
  const { e164, words: kept } = readPhone(stored)
  const text = words([e164, ...kept].join(' '))
  return words(joinPhones(typed)).every((word) => text.some((one) => one.startsWith(word)))
}

const FORMS = [
  '0511345913',
  '051 134 5913',
  '051-134-5913',
  '511345913',
  '966511345913',
  '+966511345913',
  '+966 51 134 5913',
  '+966 (0) 51 134 5913',
  '(+966) 51 134 5913',
  '00966 51 134 5913',
  '٠٥١١٣٤٥٩١٣',
  '+٩٦٦ ٥١ ١٣٤ ٥٩١٣',
]

test.group('Phone numbers', () => {
  test('are one number in every form', ({ assert }) => {
    for (const form of FORMS) assert.equal(readPhone(form).e164, '+966511345913', form)
    assert.equal(readPhone('+44 (0) 20 7946 0958').e164, '+442079460958')
  })

  test('are found in every form, however they were typed', ({ assert }) => {
    for (const stored of FORMS)
      for (const typed of FORMS) assert.isTrue(finds(typed, stored), `${typed} in ${stored}`)
  })

  test('are found by their beginning while they are typed', ({ assert }) => {
    for (const typed of ['0511', '05113', '051 134', '966 51', '+966 51', '+٩٦٦ ٥١', '5113459'])
      assert.isTrue(finds(typed, '+966 51 134 5913'), typed)
    assert.isTrue(finds('020 7946', '+44 (0) 20 7946 0958'))
    assert.isTrue(finds('+44 (0) 20 79', '+44 20 7946 0958'))
    assert.isFalse(finds('0511345914', '+966 51 134 5913'))
  })

  test('leave other texts alone', ({ assert }) => {
    for (const text of ['Huda 12', 'INV-2026-00012', 'Tower 3, 4 floors', '2026', 'A 1 2 3'])
      assert.equal(joinPhones(text), text)
    assert.equal(joinPhones('Huda 051 134 5913'), 'Huda 0511345913')
  })

  test('of a block that is not opened yet are no key, and found in every form', ({ assert }) => {
    for (const stored of ['+966 52 505 8226', '0525058226', '525058226', '00966525058226']) {
      const { e164, words: kept } = readPhone(stored)
      assert.equal(e164, null)
      assert.includeMembers(kept, ['0525058226', '525058226', '966525058226'], stored)
    }
  })

  test('that are none keep their digits', ({ assert }) => {
    assert.deepEqual(readPhone('ext. 4711'), { e164: null, words: ['4711'] })
    assert.deepEqual(readPhone(null), { e164: null, words: [] })
  })
})
