import { test } from '@japa/runner'
import fc from 'fast-check'
import { tried } from '#tests/helpers/claims'
import { retentionPosition } from '#commercial/retention/retention_position'

const share = fc.record({
  shareBp: fc.integer({ min: 1, max: 9999 }),
  owedFrom: fc.constantFrom(null, '2026-01-01', '2026-05-01', '2026-09-01'),
})

test.group('The position of a retention', () => {
  test('shares add up to what was held, and what is due is never more than is left', ({
    assert,
  }) => {
    const runs = 300
    tried('properties', runs)
    fc.assert(
      fc.property(
        fc.array(share, { maxLength: 5 }),
        fc.nat(1_000_000_00),
        fc.nat(10_000),
        (plan, retainedMinor, releasedBp) => {
          const releasedMinor = Math.floor((retainedMinor * releasedBp) / 10_000)
          const found = retentionPosition({ retainedMinor, releasedMinor }, plan, '2026-06-01')
          const sum = (name: 'amountMinor' | 'openMinor') =>
            found.portions.reduce((total, one) => total + one[name], 0)
          if (plan.length) {
            assert.equal(sum('amountMinor'), retainedMinor)
            assert.equal(sum('openMinor'), found.heldMinor)
          }
          assert.isAtMost(found.dueMinor, found.heldMinor)
          assert.equal(found.dueMinor + found.notDueMinor, found.heldMinor)
          const buckets = Object.values(found.buckets).reduce((total, one) => total + one, 0)
          assert.equal(buckets, found.heldMinor)
        }
      ),
      { numRuns: runs }
    )
  })
})
