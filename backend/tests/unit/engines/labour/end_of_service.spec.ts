import { test } from '@japa/runner'
import fc from 'fast-check'
import {
  AWARD_RULES,
  endOfServiceAward,
  SERVICE_ENDS,
  type ServiceEnd,
} from '#engines/labour/end_of_service'
import { serviceBetween, type Service } from '#engines/labour/service_years'
import { parseDay } from '#engines/scheduling/moment'

const years = (whole: number, days = 0, yearDays = 365): Service => ({
  years: whole,
  days,
  yearDays,
})

/** Worked out by hand: article, wage and service, how it ended, the award in minor units. */
const CASES: [string, number, Service, ServiceEnd, number][] = [
  ['84: 8,000 × (2.5 + 2.5)', 8_000_00, years(7, 183, 366), 'ended_by_employer', 40_000_00],
  ['84: 6,000 × 0.5 × 90/365', 6_000_00, years(0, 90), 'contract_ended', 739_73],
  ['84: a year is half a month', 6_000_00, years(1), 'agreement', 3_000_00],
  ['84: five years are two and a half', 12_000_00, years(5), 'contract_ended', 30_000_00],
  ['84: twenty years: 2.5 + 15', 15_000_00, years(20), 'retirement', 262_500_00],
  ['84: 1,000.000 of three decimals', 1_000_000, years(7, 183, 366), 'agreement', 5_000_000],
  ['85: two thirds of 40,000', 8_000_00, years(7, 183, 366), 'resigned', 26_666_67],
  ['85: nothing after one year', 10_000_00, years(1), 'resigned', 0],
  ['85: nothing a day before two years', 10_000_00, years(1, 364), 'resigned', 0],
  ['85: a third of 10,000 at two years', 10_000_00, years(2), 'resigned', 3_333_33],
  ['85: still a third at five years', 12_000_00, years(5), 'resigned', 10_000_00],
  ['85: two thirds a day later', 12_000_00, years(5, 1), 'resigned', 20_021_92],
  ['85: two thirds of 28,000 at six years', 8_000_00, years(6), 'resigned', 18_666_67],
  ['85: a day before ten years', 12_000_00, years(9, 364), 'resigned', 59_978_08],
  ['85: all at ten years', 12_000_00, years(10), 'resigned', 90_000_00],
  ['79: death leaves all', 6_000_00, years(3), 'death', 9_000_00],
  ['79: so does incapacity', 6_000_00, years(3), 'incapacity', 9_000_00],
  ['87: force majeure leaves all', 6_000_00, years(1), 'force_majeure', 3_000_00],
  ['81: a breach of the employer leaves all', 6_000_00, years(3), 'employer_breach', 9_000_00],
  ['80: dismissed for misconduct', 6_000_00, years(12), 'misconduct', 0],
  ['53: within probation', 6_000_00, years(0, 60), 'probation', 0],
]

/** Article 87: a resignation after a marriage or a birth; 6,000 × 1.5, or a third of it. */
const EVENTS: [string, ServiceEnd, string, string | undefined, number][] = [
  ['six months to the day', 'resigned_marriage', '2026-07-31', '2026-01-31', 9_000_00],
  ['six months and a day', 'resigned_marriage', '2026-08-01', '2026-01-31', 3_000_00],
  ['before the marriage', 'resigned_marriage', '2026-01-01', '2026-01-31', 3_000_00],
  ['three months to the day', 'resigned_childbirth', '2026-04-15', '2026-01-15', 9_000_00],
  ['three months and a day', 'resigned_childbirth', '2026-04-16', '2026-01-15', 3_000_00],
  ['without a day of the birth', 'resigned_childbirth', '2026-04-16', undefined, 3_000_00],
]

const FIRST = parseDay('2000-01-01')
const wage = fc.integer({ min: 1, max: 100_000_00 })
const length = fc.integer({ min: 0, max: 45 * 365 })
const start = fc.integer({ min: FIRST, max: FIRST + 20 * 365 })

const awardOf = (wageMinor: number, first: number, days: number, end: ServiceEnd) =>
  endOfServiceAward({ wageMinor, service: serviceBetween(first, first + days), end }).minor

test.group('End-of-service award', () => {
  for (const [name, wageMinor, service, end, minor] of CASES)
    test(`article ${name}`, ({ assert }) => {
      assert.equal(endOfServiceAward({ wageMinor, service, end }).minor, minor)
    })

  for (const [name, end, resignedOn, eventOn, minor] of EVENTS)
    test(`article 87: ${end}, ${name}`, ({ assert }) => {
      const leaving = { wageMinor: 6_000_00, service: years(3), end, resignedOn, eventOn }
      assert.equal(endOfServiceAward(leaving).minor, minor)
    })

  test('rules of the firm replace those of the law', ({ assert }) => {
    const rules = { ...AWARD_RULES, perYear: [{ afterYears: 0, monthHundredths: 100 }] }
    const leaving = { wageMinor: 6_000_00, service: years(3), end: 'death' as const }
    assert.equal(endOfServiceAward(leaving, rules).minor, 18_000_00)
  })

  test('a day more never earns less', () => {
    fc.assert(
      fc.property(
        wage,
        start,
        length,
        fc.constantFrom(...SERVICE_ENDS),
        (minor, first, days, end) =>
          awardOf(minor, first, days + 1, end) >= awardOf(minor, first, days, end)
      ),
      { numRuns: 3_000 }
    )
  })

  test('who resigns gets at most all', () => {
    fc.assert(
      fc.property(
        wage,
        start,
        length,
        (minor, first, days) =>
          awardOf(minor, first, days, 'resigned') <= awardOf(minor, first, days, 'death')
      ),
      { numRuns: 3_000 }
    )
  })
})

test.group('Years of service', () => {
  test('both days are worked, and part years have the days of their own year', ({ assert }) => {
    const service = serviceBetween(parseDay('2016-07-01'), parseDay('2023-12-30'))
    assert.deepEqual(service, { years: 7, days: 183, yearDays: 366 })
  })

  test('someone who began on 29 February has an anniversary every year', ({ assert }) => {
    const service = serviceBetween(parseDay('2020-02-29'), parseDay('2025-02-27'))
    assert.deepEqual(service, { years: 5, days: 0, yearDays: 365 })
  })

  test('article 116: days of a suspended contract are no service', ({ assert }) => {
    const service = serviceBetween(parseDay('2020-01-01'), parseDay('2024-12-31'), 30)
    assert.deepEqual(service, { years: 4, days: 336, yearDays: 366 })
  })

  test('an end before the beginning is refused', ({ assert }) => {
    assert.throws(() => serviceBetween(parseDay('2024-01-02'), parseDay('2024-01-01')), RangeError)
  })
})
