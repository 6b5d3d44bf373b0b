import { test } from '@japa/runner'
import fc from 'fast-check'
import { judge, type LineWorth } from '#procurement/stock_movements/judgement'

const LIMITS = { movementMinor: 500_000, dayMinor: 1_000_000, toleranceBp: 1_000 }
const minor = fc.integer({ min: 0, max: 2_000_000 })
const lines: fc.Arbitrary<LineWorth[]> = fc.array(
  fc.record({
    knownMinor: fc.option(fc.integer({ min: 1, max: 2_000_000 })),
    statedMinor: fc.option(minor),
  }),
  { minLength: 1, maxLength: 6 }
)

test.group('Judging what a movement is worth', () => {
  test('no one posts more alone in a day than the day allows, however it is split', ({
    assert,
  }) => {
    fc.assert(
      fc.property(fc.array(lines, { maxLength: 40 }), (day) => {
        let used = 0
        let real = 0
        for (const movement of day) {
          const { valueMinor, reasons } = judge(movement, used, LIMITS)
          if (reasons.length) continue
          used += valueMinor
          real += movement.reduce((sum, { knownMinor }) => sum + knownMinor!, 0)
          assert.isAtMost(valueMinor, LIMITS.movementMinor)
        }
        assert.isAtMost(used, LIMITS.dayMinor)
        assert.isAtMost(real, LIMITS.dayMinor)
      })
    )
  })

  test('stating a cost never makes it worth less, nor spares a reason', ({ assert }) => {
    fc.assert(
      fc.property(lines, minor, (stated, used) => {
        const silent = stated.map((line) => ({ ...line, statedMinor: null }))
        const [given, kept] = [stated, silent].map((one) => judge(one, used, LIMITS))
        assert.isAtLeast(given.valueMinor, kept.valueMinor)
        if (kept.reasons.length) assert.isNotEmpty(given.reasons)
      })
    )
  })

  test('only a cost near the ledger’s is taken at its word', ({ assert }) => {
    const reasonsOf = (knownMinor: number | null, statedMinor: number | null) =>
      judge([{ knownMinor, statedMinor }], 0, LIMITS).reasons
    assert.deepEqual(reasonsOf(1000, 1100), [])
    assert.deepEqual(reasonsOf(1000, 900), [])
    assert.deepEqual(reasonsOf(1000, 1102), ['costDiffers'])
    assert.deepEqual(reasonsOf(1000, 898), ['costDiffers'])
    assert.deepEqual(reasonsOf(1000, 0), ['costZero'])
    assert.deepEqual(reasonsOf(null, null), ['costUnknown'])
    assert.deepEqual(reasonsOf(null, 0), ['costUnknown', 'costZero'])
    // one halala is a matter of rounding
    assert.deepEqual(reasonsOf(1, 2), [])
  })
})
