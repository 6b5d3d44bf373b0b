import { test } from '@japa/runner'
import { figuresOf, sumsOf, type SettlementBasis } from '#people/settlements/figures'

const payOf = (wageMinor: number) => ({
  ...{ effectiveOn: '2010-01-01', basicMinor: wageMinor, housingMinor: 0 },
  ...{ transportMinor: 0, otherMinor: 0, wageMinor },
})

/** Three years to the day at 6,000 a month, without anything but the award. */
const figures = (wageMinor: number, more: Partial<SettlementBasis> = {}) =>
  figuresOf({
    ...{ joinOn: '2022-01-01', lastDayOn: '2024-12-31', suspendedDays: 0 },
    ...{ pay: payOf(wageMinor), leave: [], unpaidInMonthE4: 0, contractEndsOn: null },
    ...{ end: 'ended_by_employer', resignedOn: null, eventOn: null, isCompensated: false },
    ...{ paysMonth: false, noticeDays: 0, noticeBy: null },
    ...more,
  })

const SEVEN_AND_A_HALF = { joinOn: '2016-07-01', lastDayOn: '2023-12-30' }
const from2020 = (lastDayOn: string) => ({ joinOn: '2020-01-01', lastDayOn })
const from2010 = (lastDayOn: string) => ({ joinOn: '2010-01-01', lastDayOn })
const married = (eventOn: string) => ({
  ...{ end: 'resigned_marriage' as const, eventOn, resignedOn: '2024-12-15' },
})
const mother = (eventOn: string) => ({
  ...{ end: 'resigned_childbirth' as const, eventOn, resignedOn: '2024-12-20' },
})

/** Worked out by hand: what, the month's wage, the case, the award in halalas and its article. */
const AWARDS: [string, number, Partial<SettlementBasis>, number, number][] = [
  ['8,000 × (5 × ½ + 2.5 × 1)', 8_000_00, SEVEN_AND_A_HALF, 40_000_00, 84],
  [
    'a contract that expires leaves the same',
    8_000_00,
    { ...SEVEN_AND_A_HALF, end: 'contract_ended' },
    40_000_00,
    84,
  ],
  [
    'two thirds of 40,000 after a resignation',
    8_000_00,
    { ...SEVEN_AND_A_HALF, end: 'resigned' },
    26_666_67,
    85,
  ],
  [
    'nothing a day before two years',
    10_000_00,
    { ...from2020('2021-12-30'), end: 'resigned' },
    0,
    85,
  ],
  [
    'a third of 10,000 at two years',
    10_000_00,
    { ...from2020('2021-12-31'), end: 'resigned' },
    3_333_33,
    85,
  ],
  [
    'still a third of 30,000 at five years',
    12_000_00,
    { ...from2020('2024-12-31'), end: 'resigned' },
    10_000_00,
    85,
  ],
  [
    'two thirds a day after five years',
    12_000_00,
    { ...from2020('2025-01-01'), end: 'resigned' },
    20_021_92,
    85,
  ],
  [
    'two thirds a day before ten years',
    12_000_00,
    { ...from2010('2019-12-30'), end: 'resigned' },
    59_978_08,
    85,
  ],
  [
    'all of 90,000 at ten years',
    12_000_00,
    { ...from2010('2019-12-31'), end: 'resigned' },
    90_000_00,
    85,
  ],
  [
    '30 days of 50 unpaid ones are no service: 12,000 × ½ × 1,800/366',
    12_000_00,
    { ...from2020('2024-12-31'), suspendedDays: 30 },
    29_508_20,
    84,
  ],
  [
    'a third of that after a resignation',
    12_000_00,
    { ...from2020('2024-12-31'), suspendedDays: 30, end: 'resigned' },
    9_836_07,
    85,
  ],
  ['all within six months of a marriage', 6_000_00, married('2024-07-15'), 9_000_00, 87],
  ['a third later than that', 6_000_00, married('2024-05-01'), 3_000_00, 85],
  ['all within three months of a birth', 6_000_00, mother('2024-10-01'), 9_000_00, 87],
  ['a third later than that', 6_000_00, mother('2024-09-01'), 3_000_00, 85],
  [
    'nothing after misconduct, even in twelve years',
    6_000_00,
    { joinOn: '2013-01-01', end: 'misconduct' },
    0,
    80,
  ],
  ['all after a breach of the employer', 6_000_00, { end: 'employer_breach' }, 9_000_00, 81],
  ['nothing within probation', 6_000_00, { joinOn: '2024-11-02', end: 'probation' }, 0, 53],
  [
    'half a month for one year that force majeure ends',
    6_000_00,
    { joinOn: '2024-01-01', end: 'force_majeure' },
    3_000_00,
    87,
  ],
  ['all after a death', 6_000_00, { end: 'death' }, 9_000_00, 84],
]

/** Days of leave in ten-thousandths, the month's wage, and what they are paid: wage ÷ 30 × days. */
const LEAVE: [string, number, number, number][] = [
  ['12.5 days of 9,000', 12_5000, 9_000_00, 3_750_00],
  ['21 days of 8,000', 21_0000, 8_000_00, 5_600_00],
  ['1.75 days of 10,000', 1_7500, 10_000_00, 583_33],
  ['30 days are a month', 30_0000, 7_000_00, 7_000_00],
  ['7.3333 days of 5,500', 7_3333, 5_500_00, 1_344_44],
  ['3 days taken in advance are taken off', -3_0000, 6_000_00, -600_00],
]

/** Joined, last day, unpaid days of the month in ten-thousandths, and the pay of a wage of 9,000. */
const MONTHS: [string, string, string, number, number][] = [
  ['15 days of November', '2020-01-01', '2026-11-15', 0, 4_500_00],
  ['a whole month of 31 days is a month', '2020-01-01', '2026-10-31', 0, 9_000_00],
  ['30 days of one are no more', '2020-01-01', '2026-10-30', 0, 9_000_00],
  ['a whole February is a month', '2020-01-01', '2026-02-28', 0, 9_000_00],
  ['27 days of it', '2020-01-01', '2026-02-27', 0, 8_100_00],
  ['ten days of someone who joined in it', '2026-11-10', '2026-11-19', 0, 3_000_00],
  ['15 days less two and a half unpaid ones', '2020-01-01', '2026-11-15', 2_5000, 3_750_00],
]

const dismissed = { isCompensated: true }
/** Article 77: what, wage, case, by what, how much. */
const COMPENSATIONS: [string, number, Partial<SettlementBasis>, string, number][] = [
  ['60 days for four years', 6_000_00, { joinOn: '2021-01-01' }, 'years', 12_000_00],
  ['150 days for ten years', 10_000_00, { joinOn: '2015-01-01' }, 'years', 50_000_00],
  ['two months where a year is less', 6_000_00, { joinOn: '2024-01-01' }, 'least', 12_000_00],
  [
    'the 150 days that a term has left',
    9_000_00,
    { lastDayOn: '2026-01-31', contractEndsOn: '2026-06-30' },
    'remaining',
    45_000_00,
  ],
  [
    'two months where a term has 20 days left',
    9_000_00,
    { lastDayOn: '2026-06-10', contractEndsOn: '2026-06-30' },
    'least',
    18_000_00,
  ],
]

test.group('Figures of a settlement', () => {
  for (const [name, wage, basis, minor, article] of AWARDS)
    test(`article ${article}: ${name}`, ({ assert }) => {
      const { award } = figures(wage, basis)
      assert.deepInclude(award, { minor, article })
    })

  for (const [name, daysE4, wage, minor] of LEAVE)
    test(`article 111: ${name}`, ({ assert }) => {
      const kind = { leaveTypeId: 1, name: 'Annual leave', nameAr: 'إجازة سنوية' }
      assert.deepEqual(figures(wage, { leave: [{ ...kind, daysE4 }] }).leave, [
        { ...kind, daysE4, minor },
      ])
    })

  for (const [name, joinOn, lastDayOn, unpaidInMonthE4, minor] of MONTHS)
    test(`the last month: ${name}`, ({ assert }) => {
      const basis = { joinOn, lastDayOn, unpaidInMonthE4, paysMonth: true }
      assert.equal(figures(9_000_00, basis).month?.minor, minor)
    })

  for (const [name, wage, basis, by, minor] of COMPENSATIONS)
    test(`article 77: ${name}`, ({ assert }) => {
      const { compensation } = figures(wage, { ...dismissed, ...basis })
      assert.deepEqual(compensation, { basis: by as never, minor })
    })

  test('article 76: 60 days of notice that the employer owes, 30 that the employee owes', ({
    assert,
  }) => {
    const owed = (noticeDays: number, noticeBy: 'employer' | 'employee') =>
      figures(9_000_00, { noticeDays, noticeBy }).notice?.minor
    assert.equal(owed(60, 'employer'), 18_000_00)
    assert.equal(owed(30, 'employee'), -9_000_00)
    assert.isUndefined(owed(0, 'employer'))
  })

  test('article 2: housing, transport and other fixed allowances are part of the wage', ({
    assert,
  }) => {
    const pay = {
      ...{ effectiveOn: '2020-01-01', basicMinor: 5_000_00, housingMinor: 1_250_00 },
      ...{ transportMinor: 500_00, otherMinor: 250_00, wageMinor: 7_000_00 },
    }
    assert.equal(figures(0, { pay, joinOn: '2023-01-01' }).award.minor, 7_000_00)
  })

  test('the steps of an award are shown with what each of them earns', ({ assert }) => {
    const { award } = figures(8_000_00, { ...SEVEN_AND_A_HALF, end: 'resigned' })
    assert.deepEqual(
      award.steps.map(({ years, days, monthHundredths, minor }) => [
        ...[years, days, monthHundredths, minor],
      ]),
      [
        [5, 0, 50, 20_000_00],
        [2, 183, 100, 20_000_00],
      ]
    )
    assert.deepInclude(award, { fullMinor: 40_000_00, part: 2, of: 3 })
  })

  test('the net is what is due less what is taken off', ({ assert }) => {
    const kind = { leaveTypeId: 1, name: 'Annual leave', nameAr: 'إجازة سنوية' }
    const all = figures(8_000_00, {
      ...{ ...SEVEN_AND_A_HALF, paysMonth: true },
      leave: [{ ...kind, daysE4: 12_5000 }],
    })
    const entry = (of: string, amountMinor: number | null) => ({
      ...{ kind: of, text: 'By hand', amountMinor, custodyId: null },
    })
    const entries = [
      entry('addition', 500_00),
      entry('advance', 2_000_00),
      entry('deduction', 333_33),
      entry('equipment', 1_000_00),
      entry('equipment', null),
    ]
    assert.deepEqual(sumsOf(all, entries), {
      // 40,000.00 + 3,333.33 + 8,000.00 + 500.00
      dueMinor: 51_833_33,
      deductedMinor: 3_333_33,
      netMinor: 48_500_00,
    })
  })
})
