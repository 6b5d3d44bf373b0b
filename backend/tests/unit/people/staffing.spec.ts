import { test } from '@japa/runner'
import { staffedWeek, totalOf } from '#people/project_staffing/staffing'
import { weeksFrom, workingDays } from '#people/project_staffing/weeks'

const REST = { restDays: [5, 6], holidays: new Set(['2026-11-23']) }
const assigned = (projectId: number, fromOn: string | null, untilOn: string | null) => ({
  ...{ projectId, role: 'other', fromOn, untilOn },
})

test.group('Weeks of projects', () => {
  test('begin on Sunday, and have the days on which somebody works', ({ assert }) => {
    const [week, next] = weeksFrom('2026-11-26', 2)
    assert.deepEqual(week, { from: '2026-11-22', to: '2026-11-28' })
    assert.equal(next!.from, '2026-11-29')
    assert.deepEqual(weeksFrom('2026-11-22', 1)[0], week)
    assert.deepEqual(workingDays(week!, REST), [
      '2026-11-22',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
    ])
  })

  test('count a day once, however many projects it has', ({ assert }) => {
    const [week] = weeksFrom('2026-11-22', 1)
    const days = workingDays(week!, REST)
    const own = [
      assigned(1, '2026-11-25', null),
      assigned(2, null, '2026-11-25'),
      assigned(1, null, '2026-11-24'),
      assigned(3, '2026-11-29', null),
    ]
    const full = staffedWeek(own, week!, days)
    assert.deepEqual(
      full.projects.map(({ projectId }) => projectId),
      [1, 2]
    )
    assert.include(full, { assignedDays: 4, workingDays: 4, utilization: 10_000 })
    const half = staffedWeek([assigned(1, '2026-11-25', null)], week!, days)
    assert.include(half, { assignedDays: 2, utilization: 5000 })
    const none = staffedWeek([], week!, days)
    assert.include(none, { assignedDays: 0, utilization: 0 })
    assert.deepEqual(totalOf([full, half, none]), { people: 2, utilization: 5000 })
    assert.deepEqual(totalOf([]), { people: 0, utilization: null })
  })
})
