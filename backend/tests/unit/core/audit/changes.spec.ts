import { test } from '@japa/runner'
import fc from 'fast-check'
import { diff } from '#core/audit/append_audit'

const SECRETS = [
  'password',
  'passcode',
  'tokenHash',
  'bankSealed',
  'accountNumber',
  'iban',
  'passwordHash',
]

test.group('Changes in the audit log', () => {
  test('name what differs, leave out what is technical or the same', ({ assert }) => {
    const before = { name: 'a', city: null, version: 1, updatedAt: 'x', tags: ['a'] }
    const after = {
      name: 'b',
      city: undefined,
      version: 2,
      updatedAt: 'y',
      tags: ['a'],
      email: 'c',
    }
    assert.deepEqual(diff(before, after), [
      { field: 'name', before: 'a', after: 'b' },
      { field: 'email', before: null, after: 'c' },
    ])
  })

  test('never hold a secret, only that it was set, changed or taken away', () => {
    const secret = fc.uuid()
    fc.assert(
      fc.property(
        fc.constantFrom(...SECRETS),
        fc.option(secret),
        fc.option(secret),
        (field, before, after) => {
          const changes = diff({ [field]: before }, { [field]: after })
          const text = JSON.stringify(changes)
          const shown = [before, after].some((value) => value !== null && text.includes(value))
          return !shown && changes.length === (before === after ? 0 : 1)
        }
      ),
      { numRuns: 10_000 }
    )
  })

  test('a record that is compared with itself has not changed', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
        return diff(record, structuredClone(record)).length === 0
      }),
      { numRuns: 10_000 }
    )
  })
})
