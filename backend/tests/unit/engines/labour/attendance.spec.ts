import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  correctedVisits,
  dayPlan,
  figuresOf,
  visitsOf,
  type Due,
  type Stamp,
} from '#engines/labour/attendance'

const at = (clock: string) => {
  const [hour, minute] = clock.split(':').map(Number)
  return hour! * 60 + minute!
}
const DUE: Due = [at('08:00'), at('17:00')]
const RAMADAN: Due = [at('10:00'), at('16:00')]

/** By hand: from, to, when due, grace; worked, late and early minutes. */
const DAYS: [string, string, string | null, Due | null, number, number[]][] = [
  ['on time', '07:55', '17:05', DUE, 15, [550, 0, 0]],
  ['within the grace', '08:15', '16:45', DUE, 15, [510, 0, 0]],
  ['a minute beyond it counts whole', '08:16', '16:44', DUE, 15, [508, 16, 16]],
  ['without any grace', '08:01', '16:59', DUE, 0, [538, 1, 1]],
  ['in Ramadan the day begins at ten', '10:20', '16:00', RAMADAN, 15, [340, 20, 0]],
  ['still there', '08:30', null, DUE, 15, [0, 30, 0]],
  ['a rest day knows no lateness', '11:00', '13:00', null, 15, [120, 0, 0]],
  ['come when the day was over', '18:00', '19:00', DUE, 15, [60, 540, 0]],
]

const stamps = fc
  .array(fc.record({ direction: fc.constantFrom('in' as const, 'out' as const), at: fc.nat(1440) }))
  .map((list): Stamp[] => list.toSorted((a, b) => a.at - b.at))
const due = fc
  .tuple(fc.nat(1400), fc.integer({ min: 1, max: 600 }))
  .map(([from, long]): Due => [from, from + long])
const grace = fc.nat(120)

test.group('Attendance of a day', () => {
  for (const [title, from, to, when, minutes, [worked, late, early]] of DAYS)
    test(title, ({ assert }) => {
      const visits = [{ from: at(from), to: to === null ? null : at(to) }]
      const figures = figuresOf(visits, when, minutes)
      assert.deepInclude(figures, {
        workedMinutes: worked,
        lateMinutes: late,
        earlyMinutes: early,
      })
    })

  test('a break is no work, and the first and last of the day count', ({ assert }) => {
    const visits = visitsOf([
      { direction: 'in', at: at('08:00') },
      { direction: 'out', at: at('12:00') },
      { direction: 'in', at: at('13:00') },
      { direction: 'out', at: at('17:00') },
    ])
    assert.deepEqual(figuresOf(visits, DUE, 0), {
      ...{ firstIn: at('08:00'), lastOut: at('17:00') },
      ...{ workedMinutes: 480, lateMinutes: 0, earlyMinutes: 0 },
    })
  })

  test('a correction replaces the ends and leaves what lies between', ({ assert }) => {
    const visits = [
      { from: at('09:00'), to: at('12:00') },
      { from: at('13:00'), to: null },
    ]
    assert.deepEqual(correctedVisits(visits, { from: at('08:00'), to: at('17:00') }), [
      { from: at('08:00'), to: at('12:00') },
      { from: at('13:00'), to: at('17:00') },
    ])
    assert.deepEqual(correctedVisits([], { from: at('08:00'), to: null }), [
      { from: at('08:00'), to: null },
    ])
    assert.deepEqual(correctedVisits([], { from: null, to: at('17:00') }), [])
  })

  test('nobody is late or early by more than the day is long', ({ assert }) => {
    fc.assert(
      fc.property(stamps, due, grace, (list, when, minutes) => {
        const { lateMinutes, earlyMinutes, workedMinutes } = figuresOf(
          visitsOf(list),
          when,
          minutes
        )
        assert.isAtMost(lateMinutes + earlyMinutes, when[1] - when[0])
        for (const one of [lateMinutes, earlyMinutes, workedMinutes]) assert.isAtLeast(one, 0)
        for (const one of [lateMinutes, earlyMinutes])
          assert.isTrue(one === 0 || one > minutes || one === when[1] - when[0])
      })
    )
  })

  test('more grace never makes anyone later, and work does not depend on it', ({ assert }) => {
    fc.assert(
      fc.property(stamps, due, grace, grace, (list, when, a, b) => {
        const [less, more] = a < b ? [a, b] : [b, a]
        const strict = figuresOf(visitsOf(list), when, less)
        const mild = figuresOf(visitsOf(list), when, more)
        assert.isAtMost(mild.lateMinutes, strict.lateMinutes)
        assert.isAtMost(mild.earlyMinutes, strict.earlyMinutes)
        assert.equal(mild.workedMinutes, strict.workedMinutes)
      })
    )
  })

  test('a correction of nothing changes nothing that is whole', ({ assert }) => {
    fc.assert(
      fc.property(stamps, due, (list, when) => {
        const visits = visitsOf(list).filter(({ from, to }) => to !== null && to > from)
        const corrected = correctedVisits(visits, { from: null, to: null })
        assert.deepEqual(figuresOf(corrected, when, 0), figuresOf(visits, when, 0))
      })
    )
  })
})

const RULES = {
  ...{ hours: DUE, isRestDay: false, isHoliday: false },
  leave: { morning: false, afternoon: false },
}

test.group('What a day asks for', () => {
  test('half a day of leave leaves the other half', ({ assert }) => {
    const noon = at('12:30')
    assert.deepEqual(dayPlan(RULES), { kind: 'work', due: DUE })
    assert.deepEqual(dayPlan({ ...RULES, leave: { morning: true, afternoon: false } }), {
      ...{ kind: 'work', due: [noon, at('17:00')] },
    })
    assert.deepEqual(dayPlan({ ...RULES, leave: { morning: false, afternoon: true } }), {
      ...{ kind: 'work', due: [at('08:00'), noon] },
    })
  })

  test('leave comes before a holiday, and that before a rest day', ({ assert }) => {
    const all = { ...RULES, isRestDay: true, isHoliday: true }
    const off = { morning: true, afternoon: true }
    assert.deepEqual(dayPlan({ ...all, leave: off }), { kind: 'leave', due: null })
    assert.deepEqual(dayPlan(all), { kind: 'holiday', due: null })
    assert.deepEqual(dayPlan({ ...all, isHoliday: false }), { kind: 'rest', due: null })
  })
})
