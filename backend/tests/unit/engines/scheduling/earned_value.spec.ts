import { test } from '@japa/runner'
import { earnedValue, plannedValue, valueIndices } from '#engines/scheduling/earned_value'
import { parseMoment } from '#engines/scheduling/moment'
import { plan } from './networks.js'

const calendar = plan([], []).calendars.get(1)!
const work = [
  {
    start: parseMoment('2026-03-01T08:00'),
    finish: parseMoment('2026-03-03T17:00'),
    budget: 90_000,
    calendar,
  },
]

test.group('Earned value', () => {
  test('planned value grows with the working time, not the clock', ({ assert }) => {
    const at = (moment: string) => plannedValue(work, parseMoment(moment))
    assert.equal(at('2026-03-01T08:00'), 0)
    assert.equal(at('2026-03-01T17:00'), 30_000)
    assert.equal(at('2026-03-02T07:59'), 30_000)
    assert.equal(at('2026-03-02T12:00'), 45_000)
    assert.equal(at('2027-01-01T00:00'), 90_000)
  })

  test('earned value weighs progress by budget', ({ assert }) => {
    const tasks = [
      { budget: 100_000, percentE2: 10_000 },
      { budget: 300_000, percentE2: 2550 },
      { budget: 50_000, percentE2: 0 },
    ]
    assert.equal(earnedValue(tasks), 176_500)
  })

  test('indices and forecasts of a project that is late and over its budget', ({ assert }) => {
    const figures = { bac: 1_000_000, pv: 500_000, ev: 400_000, ac: 480_000 }
    assert.deepEqual(valueIndices(figures), {
      sv: -100_000,
      cv: -80_000,
      spi: 0.8,
      cpi: 0.83,
      eac: 1_200_000,
      vac: -200_000,
      tcpi: 1.15,
    })
  })

  test('what has no divisor is blank, not 0', ({ assert }) => {
    const begun = valueIndices({ bac: 100, pv: 0, ev: 0, ac: 0 })
    assert.deepInclude(begun, { spi: null, cpi: null, eac: null, vac: null, tcpi: 1 })
    const spent = valueIndices({ bac: 100, pv: 100, ev: 50, ac: 100 })
    assert.deepInclude(spent, { tcpi: null, eac: 200 })
    const hidden = valueIndices({ bac: 100, pv: 50, ev: 50, ac: null })
    assert.deepInclude(hidden, { cv: null, cpi: null, eac: null, tcpi: null, spi: 1 })
  })
})
