import { test } from '@japa/runner'
import fc from 'fast-check'
import { COARSEST_M, distanceM, verdictOf, type Position } from '#engines/labour/place'

const RIYADH = { latitudeE6: 24_713_600, longitudeE6: 46_675_300 }
const JEDDAH = { latitudeE6: 21_543_300, longitudeE6: 39_172_800 }

const position = fc.record({
  latitudeE6: fc.integer({ min: -90_000_000, max: 90_000_000 }),
  longitudeE6: fc.integer({ min: -180_000_000, max: 180_000_000 }),
})
const north = (from: Position, e6: number) => ({ ...from, latitudeE6: from.latitudeE6 + e6 })

test.group('Places', () => {
  test('a thousandth of a degree of latitude is 111 m, Riyadh to Jeddah 846 km', ({ assert }) => {
    assert.equal(distanceM(RIYADH, north(RIYADH, 1000)), 111)
    assert.closeTo(distanceM(RIYADH, JEDDAH), 846_000, 3_000)
  })

  test('a distance is the same both ways, nothing to oneself, and never beyond the earth', ({
    assert,
  }) => {
    fc.assert(
      fc.property(position, position, (a, b) => {
        assert.equal(distanceM(a, b), distanceM(b, a))
        assert.equal(distanceM(a, a), 0)
        assert.isAtMost(distanceM(a, b), 20_016_000)
      })
    )
  })

  for (const [title, distance, accuracy, verdict] of [
    ['inside', 99, 5, 'inside'],
    ['on the edge', 100, 0, 'inside'],
    ['outside, but not surely', 130, 30, 'inside'],
    ['surely outside', 131, 30, 'outside'],
    ['known too coarsely to say, near', 0, COARSEST_M + 1, 'unclear'],
    ['and far', 9_000, 20_000, 'unclear'],
  ] as const)
    test(title, ({ assert }) => {
      assert.equal(verdictOf(distance, accuracy, 100), verdict)
    })

  test('nobody further away than the radius and the coarsest accuracy is let in', ({ assert }) => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(1_000), fc.nat(1_000), (distance, accuracy, radius) => {
        if (verdictOf(distance, accuracy, radius) === 'inside')
          assert.isAtMost(distance, radius + COARSEST_M)
      })
    )
  })
})
