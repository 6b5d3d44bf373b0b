import { test } from '@japa/runner'
import fc from 'fast-check'
import { expiredCarryOver, lostAtYearEnd } from '#engines/labour/carry_over'
import { accrualBetween, accrualOfMonth, nextMonth } from '#engines/labour/leave_accrual'
import { leaveDaysE4, overlaps, type LeaveSpan } from '#engines/labour/leave_days'
import { formatDay, parseDay } from '#engines/scheduling/moment'

const who = (joinedOn: string, endedOn: string | null = null) => [{ joinedOn, endedOn }]

/** Article 109, by hand: month, from when and until when somebody is employed, days earned. */
const MONTHS: [string, string, string, string | null, number][] = [
  ['21 / 12', '2026-03', '2024-01-01', null, 1_7500],
  ['30 / 12 after five years', '2026-03', '2020-01-01', null, 2_5000],
  ['15 of 30 days', '2025-11', '2025-11-16', null, 8750],
  ['15 days at 21 and 15 at 30', '2025-11', '2020-11-16', null, 2_1250],
  ['left on the tenth of 31 days', '2026-01', '2024-01-01', '2026-01-10', 5645],
  ['before the first day', '2025-10', '2025-11-16', null, 0],
  ['after the last day', '2026-02', '2024-01-01', '2026-01-10', 0],
  ['one day of 28', '2026-02', '2026-02-28', null, 625],
]

const YEARS: [string, string, number][] = [
  ['a whole year at 21', '2024-01-01', 21_0000],
  ['a whole year at 30', '2015-05-05', 30_0000],
  ['five years are over on 1 July: 10.5 + 15', '2020-07-01', 25_5000],
]

const WEEK: LeaveSpan = { from: '2026-11-01', to: '2026-11-07', startsHalf: false, endsHalf: false }
const ALL_DAYS = {
  countsRestDays: true,
  countsHolidays: false,
  restDays: [5, 6],
  holidays: new Set<string>(),
}
const WORK_DAYS = { ...ALL_DAYS, countsRestDays: false }
const HOLIDAY = new Set(['2026-11-03'])

/** A week from Sunday to Saturday, by hand. */
const SPANS: [string, LeaveSpan, typeof ALL_DAYS, number][] = [
  ['calendar days', WEEK, ALL_DAYS, 7_0000],
  ['working days', WEEK, WORK_DAYS, 5_0000],
  ['a holiday inside is no leave', WEEK, { ...ALL_DAYS, holidays: HOLIDAY }, 6_0000],
  ['nor is it of working days', WEEK, { ...WORK_DAYS, holidays: HOLIDAY }, 4_0000],
  [
    'unless the kind counts it',
    WEEK,
    { ...WORK_DAYS, holidays: HOLIDAY, countsHolidays: true },
    5_0000,
  ],
  ['from noon of the first day', { ...WEEK, startsHalf: true }, ALL_DAYS, 6_5000],
  ['half days at both ends', { ...WEEK, startsHalf: true, endsHalf: true }, ALL_DAYS, 6_0000],
  ['one morning', { ...WEEK, to: WEEK.from, endsHalf: true }, ALL_DAYS, 5000],
  ['half of a rest day is nothing', { ...WEEK, endsHalf: true }, WORK_DAYS, 5_0000],
]

const FIRST = parseDay('2010-01-01')
const day = fc.integer({ min: FIRST, max: FIRST + 20 * 365 })
const span = fc
  .record({
    from: fc.integer({ min: FIRST, max: FIRST + 30 }),
    length: fc.integer({ min: 0, max: 12 }),
    startsHalf: fc.boolean(),
    endsHalf: fc.boolean(),
  })
  .filter(({ length, startsHalf, endsHalf }) => length > 0 || !(startsHalf && endsHalf))
  .map(({ from, length, ...halves }) => ({
    from: formatDay(from),
    to: formatDay(from + length),
    ...halves,
  }))

test.group('Leave as it is earned', () => {
  for (const [name, month, joinedOn, endedOn, days] of MONTHS)
    test(`article 109: ${name}`, ({ assert }) => {
      assert.equal(accrualOfMonth(month, who(joinedOn, endedOn)), days)
    })

  for (const [name, joinedOn, days] of YEARS)
    test(`article 109: ${name}`, ({ assert }) => {
      assert.equal(accrualBetween('2025-01', '2025-12', who(joinedOn)), days)
    })

  test('twelve months are the year exactly, whatever it grants', ({ assert }) => {
    const rules = { steps: [{ afterYears: 0, daysE4: 22_0000 }] }
    assert.equal(accrualBetween('2025-01', '2025-12', who('2020-01-01'), rules), 22_0000)
    assert.equal(accrualOfMonth('2025-01', who('2020-01-01'), rules), 1_8333)
  })

  test('who comes back earns nothing between, and the years begin anew', ({ assert }) => {
    const services = [...who('2015-01-01', '2025-03-31'), ...who('2025-07-16')]
    const months = ['2025-03', '2025-04', '2025-06', '2025-07', '2025-08']
    assert.deepEqual(
      months.map((month) => accrualOfMonth(month, services)),
      // 30 days a year, nothing, and 21 a year from the sixteenth: 16 / 31 of 1.75
      [2_5000, 0, 0, 9032, 1_7500]
    )
  })

  test('services apart earn what each of them earns', () => {
    const length = fc.integer({ min: 0, max: 900 })
    fc.assert(
      fc.property(day, length, length, length, (first, served, away, again) => {
        const left = first + served
        const back = left + 1 + away
        const services = [
          ...who(formatDay(first), formatDay(left)),
          ...who(formatDay(back), formatDay(back + again)),
        ]
        const [from, to] = [formatDay(first).slice(0, 7), formatDay(back + again).slice(0, 7)]
        const apart = services.reduce((sum, one) => sum + accrualBetween(from, to, [one]), 0)
        // each year of each is rounded on its own
        return Math.abs(accrualBetween(from, to, services) - apart) <= 10
      }),
      { numRuns: 200 }
    )
  })

  test('no month takes away, and who stays longer has earned more', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 0, max: 60 }), (joined, months) => {
        const person = who(formatDay(joined))
        let month = formatDay(joined).slice(0, 7)
        for (let at = 0; at < months; at++) month = nextMonth(month)
        const earned = accrualOfMonth(month, person)
        return earned > 0 && earned <= 2_5001
      }),
      { numRuns: 1_000 }
    )
  })
})

test.group('Days of leave', () => {
  for (const [name, stretch, rules, days] of SPANS)
    test(`a week: ${name}`, ({ assert }) => {
      assert.equal(leaveDaysE4(stretch, rules), days)
    })

  test('a morning and an afternoon of one day do not overlap', ({ assert }) => {
    const morning = { ...WEEK, from: '2026-11-07', endsHalf: true }
    const afternoon = { ...WEEK, from: '2026-11-07', to: '2026-11-09', startsHalf: true }
    assert.isFalse(overlaps(morning, afternoon))
    assert.isTrue(overlaps(WEEK, afternoon))
  })

  test('whoever overlaps is overlapped, and shares half a day', () => {
    fc.assert(
      fc.property(span, span, (a, b) => {
        const halves = (of: LeaveSpan) => {
          const first = parseDay(of.from) * 2 + (of.startsHalf ? 1 : 0)
          const last = parseDay(of.to) * 2 + (of.endsHalf ? 0 : 1)
          return Array.from({ length: last - first + 1 }, (_, at) => first + at)
        }
        const shared = halves(a).some((half) => halves(b).includes(half))
        return overlaps(a, b) === shared && overlaps(b, a) === shared
      }),
      { numRuns: 2_000 }
    )
  })

  test('no stretch takes more than its days', () => {
    fc.assert(
      fc.property(span, (stretch) => {
        const most = (parseDay(stretch.to) - parseDay(stretch.from) + 1) * 1_0000
        const all = leaveDaysE4(stretch, ALL_DAYS)
        return all <= most && leaveDaysE4(stretch, WORK_DAYS) <= all
      })
    )
  })
})

test.group('Leave carried into the next year', () => {
  test('of 25 days with 15 carried, 10 are lost', ({ assert }) => {
    assert.equal(lostAtYearEnd(25_0000, { mostE4: 15_0000, months: 3 }), 10_0000)
    assert.equal(lostAtYearEnd(25_0000, { mostE4: null, months: null }), 0)
  })

  test('of 15 carried and 9 taken, 6 expire; of 20 taken none', ({ assert }) => {
    assert.equal(expiredCarryOver(15_0000, 9_0000), 6_0000)
    assert.equal(expiredCarryOver(15_0000, 20_0000), 0)
    assert.equal(expiredCarryOver(-2_0000, 0), 0)
  })
})
