import { test } from '@japa/runner'
import {
  STAGES,
  shareIssues,
  timelineOf,
  type Reached,
  type StageName,
} from '#procurement/material_tracking/stages'

const TODAY = '2026-11-21'
const at = (quantityE4: number, on: string | null): Reached => ({ quantityE4, on })
const line = (needByOn: string | null, promisedOn: string | null = null) => ({
  quantityE4: 10,
  needByOn,
  promisedOn,
})
const nothing = () =>
  Object.fromEntries(STAGES.map((stage) => [stage, at(0, null)])) as Record<StageName, Reached>

test.group('The way of a material line', () => {
  test('counts the days to the next stage that was reached', ({ assert }) => {
    const reached = {
      ...nothing(),
      requested: at(10, '2026-11-01'),
      ordered: at(10, '2026-11-03'),
      received: at(6, '2026-11-10'),
    }
    const way = timelineOf(reached, line('2026-11-15'), TODAY)
    assert.deepEqual(
      way.stages.map(({ days }) => days),
      [2, 7, null, 11, null, null, null]
    )
    assert.containsSubset(way, { current: 'received', stuckDays: 11, late: true })
  })

  test('ends when all of it is built in', ({ assert }) => {
    const day = '2026-11-05'
    const all = Object.fromEntries(STAGES.map((stage) => [stage, at(10, day)])) as Record<
      StageName,
      Reached
    >
    const way = timelineOf(all, line('2026-11-01'), TODAY)
    assert.containsSubset(way, { current: 'installed', stuckDays: null, late: false })
    assert.equal(way.stages.at(-1)!.days, 0)
  })

  test('has the colour of its day against what was promised and received', ({ assert }) => {
    const stateOf = (needByOn: string | null, promisedOn: string | null = null, cameE4 = 0) =>
      timelineOf({ ...nothing(), inspected: at(cameE4, TODAY) }, line(needByOn, promisedOn), TODAY)
        .state
    assert.equal(stateOf('2026-12-20', '2026-12-20'), 'on_time')
    assert.equal(stateOf('2026-12-20', '2026-12-21'), 'late')
    assert.equal(stateOf('2026-12-20'), 'open')
    assert.equal(stateOf('2026-11-29'), 'open')
    assert.equal(stateOf('2026-11-28'), 'soon')
    assert.equal(stateOf('2026-12-20', '2026-11-20'), 'soon')
    assert.equal(stateOf('2026-11-21', '2026-11-21'), 'on_time')
    assert.equal(stateOf('2026-11-20', '2026-11-20'), 'late')
    assert.equal(stateOf('2026-11-20', null, 9), 'late')
    assert.equal(stateOf('2026-11-20', null, 10), 'received')
    assert.equal(stateOf(null), 'open')
  })

  test('shares what was issued, the oldest order first, none beyond what came', ({ assert }) => {
    const lines = [
      { id: 1, acceptedE4: 30 },
      { id: 2, acceptedE4: 50 },
      { id: 3, acceptedE4: 5 },
    ]
    assert.deepEqual(
      [...shareIssues(lines, 60)],
      [
        [1, 30],
        [2, 30],
        [3, 0],
      ]
    )
    assert.deepEqual(
      [...shareIssues(lines, 999)],
      [
        [1, 30],
        [2, 50],
        [3, 5],
      ]
    )
    assert.deepEqual(
      [...shareIssues(lines, -5)],
      [
        [1, 0],
        [2, 0],
        [3, 0],
      ]
    )
  })
})
