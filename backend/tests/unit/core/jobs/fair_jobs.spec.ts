import { test } from '@japa/runner'
import { inTurns } from '#core/jobs/due_jobs'

const jobs = (owner: number | null, ...ids: string[]) =>
  ids.map((id) => ({ id, created_by: owner }))

test.group('Whose job is next', () => {
  test('owners take turns, each in the order of their orders', ({ assert }) => {
    const waiting = [
      ...jobs(1, 'a1', 'a2', 'a3', 'a4'),
      ...jobs(2, 'b1'),
      ...jobs(null, 'c1', 'c2'),
    ]
    assert.deepEqual(inTurns(waiting, []), ['a1', 'b1', 'c1', 'a2', 'c2', 'a3', 'a4'])
  })

  test('whoever has jobs running waits for those who have none', ({ assert }) => {
    const waiting = [...jobs(1, 'a3', 'a4'), ...jobs(2, 'b1', 'b2', 'b3')]
    assert.deepEqual(inTurns(waiting, jobs(1, 'a1', 'a2')), ['b1', 'b2', 'a3', 'b3', 'a4'])
  })

  test('one owner alone has all of the turns', ({ assert }) => {
    assert.deepEqual(inTurns(jobs(1, 'a1', 'a2'), jobs(1, 'a0')), ['a1', 'a2'])
    assert.deepEqual(inTurns([], jobs(1, 'a0')), [])
  })
})
