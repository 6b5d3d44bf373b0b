import { test } from '@japa/runner'
import fc from 'fast-check'
import { ProgressSum } from '#production/tasks/progress_sum'

const task = (duration: number, percent: number, weight: number | null = null) => ({
  ...{ duration, percentE2: percent * 100 },
  weightE4: weight === null ? null : weight * 10_000,
})

function percentOf(...tasks: ReturnType<typeof task>[]): number | null {
  const sum = new ProgressSum()
  for (const one of tasks) sum.add(one)
  return sum.percentE2
}

test.group('How far several tasks are', () => {
  test('goes by their durations', ({ assert }) => {
    assert.isNull(percentOf())
    assert.equal(percentOf(task(300, 100), task(100, 0)), 7500)
  })

  test('goes by weights where each task has one; a milestone needs none', ({ assert }) => {
    assert.equal(percentOf(task(300, 100, 1), task(100, 0, 3)), 2500)
    assert.equal(percentOf(task(300, 100, 1), task(100, 0, 3), task(0, 100)), 2500)
    assert.equal(percentOf(task(300, 100, 1), task(100, 0, 3), task(0, 100, 4)), 6250)
  })

  test('goes by durations as long as one has no weight, or all weigh nothing', ({ assert }) => {
    assert.equal(percentOf(task(300, 100, 1), task(100, 0)), 7500)
    assert.equal(percentOf(task(300, 100, 0), task(100, 0, 0)), 7500)
  })

  test('completes what has milestones alone', ({ assert }) => {
    assert.equal(percentOf(task(0, 100)), 10_000)
    assert.equal(percentOf(task(0, 100), task(0, 0)), 5000)
  })

  test('is the same by parts as at once', ({ assert }) => {
    const some = fc.array(
      fc.record({
        duration: fc.nat(10_000),
        percentE2: fc.nat(10_000),
        weightE4: fc.option(fc.nat(10_000_000)),
      }),
      { minLength: 1, maxLength: 20 }
    )
    fc.assert(
      fc.property(some, some, (first, second) => {
        const [whole, one, other] = [new ProgressSum(), new ProgressSum(), new ProgressSum()]
        for (const each of [...first, ...second]) whole.add(each)
        for (const each of first) one.add(each)
        for (const each of second) other.add(each)
        one.join(other)
        assert.equal(one.percentE2, whole.percentE2)
        assert.isAtMost(whole.percentE2!, 10_000)
      })
    )
  })
})
