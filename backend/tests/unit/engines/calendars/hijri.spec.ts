import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  daysOfHijriMonth,
  fromHijri,
  HijriError,
  parseHijri,
  toHijri,
} from '#engines/calendars/hijri'

const FIRST = Date.UTC(1882, 10, 12)
const LAST = Date.UTC(2174, 10, 24)
const day = fc
  .integer({ min: FIRST / 86_400_000, max: LAST / 86_400_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10))

/** Days that were printed on papers of the kingdom. */
const KNOWN = [
  ['2022-03-03', '1443-07-30', '30 Rajab 1443'],
  ['2024-03-11', '1445-09-01', 'the first of Ramadan 1445'],
  ['2025-03-30', '1446-10-01', 'the feast after Ramadan 1446'],
  ['2024-07-07', '1446-01-01', 'new year 1446'],
] as const

/** What is typed wrong, and what is wrong with it. */
const WRONG = [
  ['1446-08-30', 'day', 'Sha`ban 1446 had 29 days'],
  ['1446-08-31', 'day', 'no month has 31'],
  ['1446-00-10', 'month', 'no month'],
  ['1446-13-01', 'month', 'thirteenth month'],
  ['9999-01-01', 'year', 'beyond the table'],
  ['1299-12-29', 'year', 'before the table'],
  ['tomorrow', 'form', 'no day at all'],
] as const

const faultOf = (work: () => unknown) => {
  try {
    work()
    return null
  } catch (error) {
    if (error instanceof HijriError) return error.fault
    throw error
  }
}

test.group('Hijri days', () => {
  for (const [gregorian, hijri, name] of KNOWN)
    test(`${gregorian} is ${name}, both ways`, ({ assert }) => {
      assert.equal(toHijri(gregorian), hijri)
      assert.equal(fromHijri(hijri), gregorian)
    })

  for (const [text, fault, why] of WRONG)
    test(`${text} is refused: ${why}`, ({ assert }) => {
      assert.equal(
        faultOf(() => fromHijri(text)),
        fault
      )
    })

  test('Gregorian days that are none, or outside of the table, are refused', ({ assert }) => {
    assert.equal(
      faultOf(() => toHijri('2026-02-30')),
      'form'
    )
    assert.equal(
      faultOf(() => toHijri('9999-12-31')),
      'year'
    )
  })

  test('every day comes back from the other calendar', () => {
    fc.assert(
      fc.property(day, (on) => fromHijri(toHijri(on)) === on),
      { numRuns: 5_000 }
    )
  })

  test('the next day is the next day in both', () => {
    fc.assert(
      fc.property(day, (on) => {
        const { year, month, day: of } = parseHijri(toHijri(on))
        const next = new Date(Date.parse(on) + 86_400_000).toISOString().slice(0, 10)
        const then = parseHijri(toHijri(next))
        return of === daysOfHijriMonth(year, month) ? then.day === 1 : then.day === of + 1
      }),
      { numRuns: 2_000 }
    )
  })
})
