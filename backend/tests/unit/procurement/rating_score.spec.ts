import fc from 'fast-check'
import { test } from '@japa/runner'
import { RATING_SCALES, ratingScales, type RatingAnswers } from '#procurement/enums/rating_scales'
import {
  levelsOf,
  RATING_WEIGHTS,
  scoreOf,
  standingOf,
  type RatingLevels,
} from '#procurement/vendors/ratings/score'

const [q, d, r, p, l] = ratingScales
const levels = (...values: number[]) =>
  Object.fromEntries(ratingScales.map((scale, i) => [scale, values[i]])) as RatingLevels
const aLevel = fc.integer({ min: 1, max: 5 })
const someLevels = fc.tuple(aLevel, aLevel, aLevel, aLevel, aLevel)

test.group('Score of a vendor', () => {
  test('levels 4, 5, 3, 2, 5 give 73.75, which is average', ({ assert }) => {
    assert.equal(scoreOf(levels(4, 5, 3, 2, 5)), 7375)
    assert.equal(standingOf(7375), 'average')
  })

  test('weights come to 100', ({ assert }) => {
    assert.equal(
      Object.values(RATING_WEIGHTS).reduce((sum, weight) => sum + weight),
      100
    )
  })

  test('every scale is read in its own direction', ({ assert }) => {
    const best: RatingAnswers = {
      quality: 'excellent',
      deliveryPerformance: 'always_on_time',
      responsiveness: 'excellent',
      pricingCompetitiveness: 'very_competitive',
      reliability: 'very_reliable',
    }
    const worst: RatingAnswers = {
      quality: 'very_poor',
      deliveryPerformance: 'consistently_late',
      responsiveness: 'very_poor',
      pricingCompetitiveness: 'very_expensive',
      reliability: 'very_unreliable',
    }
    assert.equal(scoreOf(levelsOf(best)), 10_000)
    assert.equal(scoreOf(levelsOf(worst)), 0)
    for (const scale of [q, d, r, p, l]) {
      assert.deepEqual(RATING_SCALES[scale].map(({ level }) => level).toSorted(), [1, 2, 3, 4, 5])
    }
  })

  test('{score} stands as {standing}')
    .with([
      { score: 0, standing: 'very_poor' },
      { score: 2999, standing: 'very_poor' },
      { score: 3000, standing: 'poor' },
      { score: 4999, standing: 'poor' },
      { score: 5000, standing: 'average' },
      { score: 7999, standing: 'average' },
      { score: 8000, standing: 'excellent' },
      { score: 10_000, standing: 'excellent' },
    ])
    .run(({ assert }, { score, standing }) => {
      assert.equal(standingOf(score), standing)
    })

  test('is between 0 and 100, and a better answer never lowers it', () => {
    fc.assert(
      fc.property(someLevels, fc.integer({ min: 0, max: 4 }), (values, which) => {
        const score = scoreOf(levels(...values))
        const better = values.map((value, i) => (i === which ? Math.min(5, value + 1) : value))
        return score >= 0 && score <= 10_000 && scoreOf(levels(...better)) >= score
      })
    )
  })
})
