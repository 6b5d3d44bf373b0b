import { test } from '@japa/runner'
import { inTurns, type OwnedJob, type Served } from '#core/jobs/due_jobs'

const jobs = (owner: number | null, ...ids: string[]) =>
  ids.map((id) => ({ id, created_by: owner }))

const order = (waiting: OwnedJob[], running: OwnedJob[], served: Served = new Map()) =>
  inTurns(waiting, running, served).map(({ id }) => id)

test.group('Whose job is next', () => {
  test('owners take turns, each in the order of their orders', ({ assert }) => {
    const waiting = [
      ...jobs(1, 'a1', 'a2', 'a3', 'a4'),
      ...jobs(2, 'b1'),
      ...jobs(null, 'c1', 'c2'),
    ]
    assert.deepEqual(order(waiting, []), ['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4'])
  })

  test('anyone who has jobs running waits for those who have none', ({ assert }) => {
    const waiting = [...jobs(1, 'a3', 'a4'), ...jobs(2, 'b1', 'b2', 'b3')]
    assert.deepEqual(order(waiting, jobs(1, 'a1', 'a2')), ['b1', 'b2', 'a3', 'b3', 'a4'])
  })

  test('one job at a time: who was served longest ago comes first', ({ assert }) => {
    const waiting = [...jobs(1, 'a2', 'a3'), ...jobs(2, 'b1')]
    assert.deepEqual(order(waiting, [], new Map([[1, 1]])), ['b1', 'a2', 'a3'])
    const served = new Map([
      [1, 1],
      [2, 2],
    ])
    assert.deepEqual(order(waiting, [], served), ['a2', 'b1', 'a3'])
  })

  test('one owner alone has all of the turns', ({ assert }) => {
    assert.deepEqual(order(jobs(1, 'a1', 'a2'), jobs(1, 'a0')), ['a1', 'a2'])
    assert.deepEqual(order([], jobs(1, 'a0')), [])
  })
})
