import { test } from '@japa/runner'
import fc from 'fast-check'
import { EMPLOYEE_STATUSES, worksHere, type EmployeeStatus } from '#people/enums/employees'
import {
  countFlow,
  flowOf,
  movesOf,
  placesOn,
  turnoverBp,
  type EmploymentStep,
} from '#people/job_history/employment_moves'

const DEPARTMENTS = [1, 2, 3]
const dayOf = (at: number) => new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10)

const step = fc.record({
  employee_id: fc.integer({ min: 1, max: 6 }),
  at: fc.integer({ min: 0, max: 60 }),
  department_id: fc.option(fc.constantFrom(...DEPARTMENTS)),
  status: fc.option(fc.constantFrom(...EMPLOYEE_STATUSES.map(({ value }) => value))),
})

/** Histories as they stand in the database: by person and day, everybody begins with a department. */
const histories = fc.array(step, { maxLength: 60 }).map((steps): EmploymentStep[] => {
  const began = new Set<number>()
  return steps
    .sort((a, b) => a.employee_id - b.employee_id || a.at - b.at)
    .map(({ at, ...rest }) => {
      const isFirst = !began.has(rest.employee_id)
      began.add(rest.employee_id)
      const first = { department_id: rest.department_id ?? 1, status: rest.status ?? 'active' }
      return { effective_on: dayOf(at), ...rest, ...(isFirst && first) }
    })
})

/** Who works in which department at the end of a day, worked out person by person. */
function placesByHand(steps: readonly EmploymentStep[], day: string) {
  const places = new Map<number, number>()
  for (const [id, own] of Map.groupBy(steps, (one) => one.employee_id)) {
    const past = own.filter(({ effective_on: on }) => on <= day)
    const status = past.findLast((one) => one.status !== null)?.status as EmployeeStatus | undefined
    const department = past.findLast((one) => one.department_id !== null)?.department_id
    if (status && department && worksHere(status)) places.set(id, department)
  }
  return places
}

test.group('Moves of employment', () => {
  test('say who works where on any day', ({ assert }) => {
    fc.assert(
      fc.property(histories, fc.integer({ min: -1, max: 61 }), (steps, at) => {
        const found = [...placesOn(movesOf(steps), dayOf(at))].sort()
        assert.deepEqual(found, [...placesByHand(steps, dayOf(at))].sort())
      })
    )
  })

  test('headcount, plus who came, less who went, is the headcount at the end', ({ assert }) => {
    const days = fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 30 }))
    fc.assert(
      fc.property(histories, days, fc.subarray(DEPARTMENTS), (steps, [at, length], chosen) => {
        const moves = movesOf(steps)
        const inside = (id: number) => chosen.includes(id)
        const span = { from: dayOf(at), to: dayOf(at + length) }
        const { start, joined, movedIn, left, movedOut, end } = countFlow(moves, span, inside)
        assert.equal(start + joined + movedIn - left - movedOut, end)
        const on = (day: string) => [...placesByHand(steps, day).values()].filter(inside).length
        assert.equal(start, on(dayOf(at - 1)))
        assert.equal(end, on(span.to))
      })
    )
  })

  test('what goes out of one department goes into another', ({ assert }) => {
    fc.assert(
      fc.property(histories, (steps) => {
        const span = { from: dayOf(10), to: dayOf(40) }
        const counts = DEPARTMENTS.map((id) => countFlow(movesOf(steps), span, (one) => one === id))
        const sum = (key: 'movedIn' | 'movedOut') =>
          counts.reduce((total, one) => total + one[key], 0)
        assert.equal(sum('movedIn'), sum('movedOut'))
      })
    )
  })

  test('several changes of one day come to one move', ({ assert }) => {
    const at = { employee_id: 7, effective_on: '2024-05-01' }
    const steps: EmploymentStep[] = [
      { ...at, effective_on: '2023-01-01', department_id: 1, status: 'active' },
      { ...at, department_id: 2, status: null },
      { ...at, department_id: 3, status: null },
      { ...at, effective_on: '2024-06-01', department_id: null, status: 'on_leave' },
      { ...at, effective_on: '2024-07-01', department_id: null, status: 'resigned' },
    ]
    assert.deepEqual(movesOf(steps), [
      { employeeId: 7, on: '2023-01-01', from: null, to: 1 },
      { employeeId: 7, on: '2024-05-01', from: 1, to: 3 },
      { employeeId: 7, on: '2024-07-01', from: 3, to: null },
    ])
    const [, moved, left] = movesOf(steps)
    assert.equal(
      flowOf(moved!, (id) => id === 3),
      'movedIn'
    )
    assert.equal(
      flowOf(moved!, (id) => id === 1),
      'movedOut'
    )
    assert.isNull(flowOf(moved!, () => true))
    assert.equal(
      flowOf(left!, () => true),
      'left'
    )
  })

  test('turnover is leavers over the mean of both ends', ({ assert }) => {
    const flow = { joined: 0, movedIn: 0, movedOut: 0 }
    // 3 of (52 + 48) / 2
    assert.equal(turnoverBp({ ...flow, start: 52, left: 3, end: 48 }), 600)
    assert.isNull(turnoverBp({ ...flow, start: 0, left: 0, end: 0 }))
  })
})
