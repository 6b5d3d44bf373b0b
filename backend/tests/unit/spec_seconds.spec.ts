import { test } from '@japa/runner'
import { secondsIn, shardsOf, timedSpecs } from '../../scripts/spec_seconds.mjs'

const OUTPUT = `
unit / Money (tests/unit/engines/money/money.spec.ts)
  \u001b[32m✔\u001b[39m adds up (250ms)
  ✖ divides (1.5s)
functional / Clients (tests/functional/commercial/clients.spec.ts)
  ✔ are listed (2m)
functional / Clients that left (tests/functional/commercial/clients.spec.ts)
  ✔ a title that ends in seconds (3s) (4ms)
  ✔ a title without a time

Tests  4 passed, 1 failed (5)
 Time  3m
`

test.group('How long specs take', () => {
  test('is read from what a runner has printed', ({ assert }) => {
    assert.deepEqual(secondsIn(OUTPUT), {
      'tests/unit/engines/money/money.spec.ts': 1.8,
      'tests/functional/commercial/clients.spec.ts': 120,
    })
  })

  test('parts a suite into shards of about the same length, each spec in one', ({ assert }) => {
    for (const suite of ['functional', 'faults', 'browser']) {
      const specs = timedSpecs(suite)
      const shards = shardsOf(suite, 2)
      const files = shards.flatMap(({ args }) => args.filter((arg) => arg !== suite))
      assert.sameMembers(
        files,
        specs.map(({ path }) => `--files=${path}`)
      )
      const [a, b] = shards.map(({ seconds }) => seconds)
      assert.isAtMost(Math.abs(a - b), specs[0].seconds)
    }
  })
})
