import { test } from '@japa/runner'
import fc from 'fast-check'
import { countryOf } from '#engines/text/countries'
import { shareOf, sharesOf, shortOf } from '#people/reports/shares'

test.group('Shares', () => {
  test('come to 100 % exactly, each within a hundredth of its own', ({ assert }) => {
    const counts = fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 40 })
    fc.assert(
      fc.property(counts, (numbers) => {
        const sum = numbers.reduce((total, one) => total + one, 0)
        const shares = sharesOf(numbers)
        const whole = shares.reduce((total, one) => total + one, 0)
        assert.equal(whole, sum === 0 ? 0 : 10_000)
        for (const [at, share] of shares.entries())
          if (sum > 0) assert.isBelow(Math.abs(share - (numbers[at]! * 10_000) / sum), 1)
      })
    )
  })

  test('thirds are rounded to the largest remainder', ({ assert }) => {
    assert.deepEqual(sharesOf([1, 1, 1]), [3334, 3333, 3333])
    assert.deepEqual(sharesOf([2, 1]), [6667, 3333])
    assert.equal(shareOf(1, 3), 3333)
    assert.isNull(shareOf(0, 0))
  })

  test('the shortfall is the fewest who would have to count', ({ assert }) => {
    // 30 % of 11 are 3.3 people
    assert.equal(shortOf(2, 11, 30), 2)
    assert.equal(shortOf(4, 11, 30), 0)
    assert.equal(shortOf(3, 10, 30), 0)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 0, max: 500 }),
        fc.integer({ min: 0, max: 100 }),
        (counted, others, goal) => {
          const headcount = counted + others
          const short = shortOf(counted, headcount, goal)
          assert.isTrue((counted + short) * 100 >= headcount * goal)
          if (short) assert.isTrue((counted + short - 1) * 100 < headcount * goal)
        }
      )
    )
  })

  test('a country is the same by its name in either language', ({ assert }) => {
    assert.equal(countryOf('saudi arabia').key, 'SA')
    assert.equal(countryOf('المملكة العربية السعودية').key, 'SA')
    assert.deepEqual(countryOf('Nowhere '), { key: 'nowhere ', en: 'Nowhere', ar: 'Nowhere' })
  })
})
