import { test } from '@japa/runner'
import { isUnavailable } from '#core/database/failures'

test.group('A database that is away', () => {
  test('is known by its code, by a lost connection without one, and by a pool without any', ({
    assert,
  }) => {
    const lost = [
      Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
      Object.assign(new Error('Connection lost'), { fatal: true }),
      new Error("Can't add new command when connection is in closed state"),
      new Error('Timeout acquiring a connection. The pool is probably full.'),
      new Error('Transaction query already complete, run with DEBUG=knex:tx for more info'),
    ]
    for (const error of lost) assert.isTrue(isUnavailable(error), error.message)
  })

  test('is not what a statement of our own has done wrong', ({ assert }) => {
    const own = [
      Object.assign(new Error('Unknown column'), { code: 'ER_BAD_FIELD_ERROR', fatal: false }),
      new Error('Cannot read properties of undefined'),
    ]
    for (const error of own) assert.isFalse(isUnavailable(error), error.message)
  })
})
