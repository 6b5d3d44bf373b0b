import { test } from '@japa/runner'
import fc from 'fast-check'
import { CITIES } from '#engineering/enums/cities'
import { ENGINEERING_LISTS } from '#engineering/enums/lists'
import { DEFAULT_SCORING } from '#engineering/scoring_configs/engine/default_config'
import { rateCriterion, type Rating } from '#engineering/scoring_configs/engine/rate_criterion'
import { scoreProject, scoreRatings } from '#engineering/scoring_configs/engine/score_project'

const rated = (level: number, knockOut = false): Rating => ({
  level,
  knockOut,
  reason: { key: 'rated', params: {} },
})
const levels = (...values: number[]) =>
  scoreRatings(
    DEFAULT_SCORING,
    values.map((level) => rated(level))
  )
const size = DEFAULT_SCORING.criteria.at(-1)!

test.group('Go/no-go score', () => {
  test('levels 4, 5, 3, 5, 3, 4, 2 score 78.0: GO', ({ assert }) => {
    const score = levels(4, 5, 3, 5, 3, 4, 2)
    assert.equal(score.total, 78)
    assert.equal(score.recommendation, 'GO')
    assert.deepEqual(
      score.criteria.map(({ points }) => points),
      [12, 15, 9, 20, 12, 8, 2]
    )
  })

  test('the weights sum to 100', ({ assert }) => {
    assert.deepEqual(
      DEFAULT_SCORING.criteria.map(({ weight }) => weight),
      [15, 15, 15, 20, 20, 10, 5]
    )
  })

  test('the bands begin at 70 and 50', ({ assert }) => {
    assert.deepEqual(
      [levels(5, 5, 5, 5, 0, 0, 5).total, levels(5, 5, 5, 5, 0, 0, 5).recommendation],
      [70, 'GO']
    )
    assert.deepEqual(
      [levels(5, 5, 5, 5, 0, 0, 4).total, levels(5, 5, 5, 5, 0, 0, 4).recommendation],
      [69, 'REVIEW']
    )
    assert.deepEqual(
      [levels(5, 5, 0, 5, 0, 0, 0).total, levels(5, 5, 0, 5, 0, 0, 0).recommendation],
      [50, 'REVIEW']
    )
    assert.deepEqual(
      [levels(5, 5, 0, 4, 0, 1, 1).total, levels(5, 5, 0, 4, 0, 1, 1).recommendation],
      [49, 'NO_GO']
    )
  })

  test('a knock-out comes before all points', ({ assert }) => {
    const score = scoreRatings(DEFAULT_SCORING, [
      rated(5),
      rated(5),
      rated(5),
      rated(5, true),
      rated(5),
      rated(5),
      rated(5),
    ])
    assert.deepEqual([score.total, score.recommendation, score.knockedOut], [100, 'NO_GO', true])
    assert.isTrue(scoreProject(DEFAULT_SCORING, { vendorListNomination: 'excluded' }).knockedOut)
  })

  test('nothing stated earns nothing', ({ assert }) => {
    const score = scoreProject(DEFAULT_SCORING, {})
    assert.equal(score.total, 0)
    assert.isTrue(score.criteria.every(({ reason }) => reason.key === 'missing'))
  })

  test('a value without a rating is shown to have none', ({ assert }) => {
    const [requester] = scoreProject(DEFAULT_SCORING, { requesterType: 'neighbour' }).criteria
    assert.deepEqual(
      [requester.level, requester.reason],
      [0, { key: 'unrated', params: { choice: 'neighbour' } }]
    )
  })

  test('size and city count together, the city in either language', ({ assert }) => {
    const level = (areaSqm: string | null, city: string | null) =>
      rateCriterion(size, { areaSqm, city }).level
    assert.equal(level('20000', 'riyadh'), 5)
    assert.equal(level('1200.5', 'Najran'), 2)
    assert.equal(level('1200.5', 'نجران'), 2)
    assert.equal(level('8000', 'جده'), 5)
    assert.equal(level('7999.9999', 'Jeddah'), 4)
    assert.equal(level('500', 'Paris'), 1)
    assert.equal(level('20000', null), 3)
    assert.equal(level(null, 'Riyadh'), 3)
    assert.equal(level(null, null), 0)
  })

  test('every choice of every rated list has a level from 0 to 5', ({ assert }) => {
    const ratedLists = [
      'requester-types',
      'client-types',
      'contractor-preferences',
      'vendor-list-nominations',
      'historical-success',
      'project-types',
      'cities',
    ] as const
    for (const name of ratedLists) {
      for (const { value, level } of ENGINEERING_LISTS[name]) {
        assert.include([0, 1, 2, 3, 4, 5], level!, `${name} ${value}`)
      }
    }
    for (const [name, choices] of Object.entries(ENGINEERING_LISTS)) {
      assert.lengthOf(new Set(choices.map(({ value }) => value)), choices.length, name)
    }
  })

  test('is from 0 to 100, the sum of its points, and never falls when a level rises', ({
    assert,
  }) => {
    const seven = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 7, maxLength: 7 })
    fc.assert(
      fc.property(seven, fc.nat(6), (values, index) => {
        const score = levels(...values)
        assert.isTrue(score.total >= 0 && score.total <= 100)
        const sum = score.criteria.reduce(
          (total, { points }) => total + Math.round(points * 100),
          0
        )
        assert.equal(Math.round(score.total * 100), sum)
        const raised = levels(
          ...values.map((level, at) => (at === index ? Math.min(5, level + 1) : level))
        )
        assert.isTrue(raised.total >= score.total)
      }),
      { numRuns: 10_000 }
    )
  })

  test('no text can break it', ({ assert }) => {
    const text = fc.option(
      fc.oneof(fc.string(), fc.constantFrom(...CITIES.map(({ label }) => label)))
    )
    fc.assert(
      fc.property(text, text, text, (requesterType, city, areaSqm) => {
        const { total } = scoreProject(DEFAULT_SCORING, { requesterType, city, areaSqm })
        assert.isTrue(Number.isFinite(total) && total >= 0 && total <= 100)
      }),
      { numRuns: 5_000 }
    )
  })
})
