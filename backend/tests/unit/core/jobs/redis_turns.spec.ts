import { test } from '@japa/runner'
import { withTurns } from '#core/jobs/redis/turns'

const jobs = (...owners: (number | null)[]) => owners.map((owner) => ({ created_by: owner }))
const turns = (given: ReturnType<typeof jobs>, unfinished: [number | null, number][]) =>
  withTurns(given, new Map(unfinished)).map(({ turn }) => turn)

test.group('Turns of jobs in Redis', () => {
  test('the first job of each owner comes before the second of any', ({ assert }) => {
    const given = jobs(1, 1, 1, 2, null)
    const unfinished: [number | null, number][] = [
      [1, 3],
      [2, 1],
      [null, 1],
    ]
    assert.deepEqual(turns(given, unfinished), [1, 2, 3, 1, 1])
  })

  test('jobs that wait already count for their owner alone', ({ assert }) => {
    const unfinished: [number | null, number][] = [
      [1, 40],
      [2, 1],
    ]
    assert.deepEqual(turns(jobs(1, 2), unfinished), [40, 1])
  })

  test('a count that is older than the jobs gives a turn all the same', ({ assert }) => {
    assert.deepEqual(turns(jobs(1, 1), []), [1, 2])
    assert.deepEqual(turns(jobs(1), [[1, 5_000_000]]), [2_097_152])
  })
})
