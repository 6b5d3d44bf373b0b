import { test } from '@japa/runner'
import { words } from '#engines/text/fold'
import { isPhone, plainPhone } from '#core/validation/fields'
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

  test('with an extension in Arabic are the number before it', ({ assert }) => {
    assert.equal(readPhone('+966 11 465 1234 تحويلة 12').e164, '+966114651234')
  })

  test('are taken with the marks and hyphens that come along when they are copied', ({
    assert,
  }) => {
    for (const text of [
      ...['\u202a+966 51 134 5913\u202c', '\u200e+966511345913', '(011) 465-1234'],
      ...['(+966) 511345913', '+966\u201151\u2011134\u20115913'],
    ])
      assert.isTrue(isPhone(String(plainPhone(text))), text)
    for (const text of ['=1+1', '+cmd', '(x)', '++966511345913'])
      assert.isFalse(isPhone(String(plainPhone(text))), text)
  })

  test('that are none keep their digits', ({ assert }) => {
    assert.deepEqual(readPhone('ext. 4711'), { e164: null, words: ['4711'] })
    assert.deepEqual(readPhone(null), { e164: null, words: [] })
  })
})
