import { test } from '@japa/runner'
import fc from 'fast-check'
import { tried } from '#tests/helpers/claims'
import {
  baseOf,
  partsOfPayment,
  partsOfRefund,
  taxOf,
  type Basis,
  type Withheld,
} from '#procurement/withholdings/work_out'

const RUNS = 500
const KIND = 7

/** Ten-thousandths of a percent, up to the half that a rate may be. */
const rates = fc.integer({ min: 1, max: 500_000 })
const amounts = fc.integer({ min: 1, max: 1_000_000_000_000 })

const rateOf = (rateE4: number) => () => ({ rateE4, treatyId: null })

const basis = (subjectMinor: number, more: Partial<Basis> = {}): Basis => ({
  ...{ payableMinor: subjectMinor, paidMinor: 0, taxBorne: true },
  ...{ kinds: [{ kindId: KIND, subjectMinor }], advanced: [], withheld: [] },
  ...more,
})

/** `amount × rate / (1 − rate)`, half away from zero, in whole numbers. */
const expected = (amount: number, rateE4: number) => {
  const [over, under] = [BigInt(amount) * BigInt(rateE4), 1_000_000n - BigInt(rateE4)]
  return Number((2n * over + under) / (2n * under))
}

test.group('Withholding tax that the firm bears', () => {
  test('five percent of what was agreed net: 1,000 are a base of 1,052.63', ({ assert }) => {
    assert.equal(taxOf(100_000, 50_000, true), 5_263)
    assert.equal(taxOf(100_000, 50_000), 5_000)
    assert.equal(taxOf(100_000, 200_000, true), 25_000)
  })

  test('the base less its tax is what was paid, and the tax is that of the base', ({ assert }) => {
    tried('properties', RUNS)
    fc.assert(
      fc.property(amounts, rates, (amount, rateE4) => {
        const taxMinor = taxOf(amount, rateE4, true)
        const part = { kindId: KIND, rateE4, treatyId: null, taxBorne: true }
        const base = baseOf({ ...part, subjectMinor: amount, taxMinor })
        assert.equal(taxMinor, expected(amount, rateE4))
        assert.equal(base - taxMinor, amount)
        // as who files the return works it out
        assert.equal(taxOf(base, rateE4), taxMinor)
      }),
      { numRuns: RUNS }
    )
  })

  test('however a bill is paid, its payments bear the tax of their sum', ({ assert }) => {
    tried('properties', RUNS)
    const shares = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 9 })
    fc.assert(
      fc.property(amounts, rates, shares, (amount, rateE4, parts) => {
        const whole = parts.reduce((sum, part) => sum + part, 0)
        const withheld: Withheld[] = []
        let paid = 0
        for (const [i, part] of parts.entries()) {
          const last = i === parts.length - 1
          const due = last ? amount - paid : Math.floor((amount / whole) * part)
          if (due <= 0) continue
          const now = basis(amount, { paidMinor: paid, withheld })
          for (const one of partsOfPayment(now, due, rateOf(rateE4)))
            withheld.push({ ...one, baseSubjectMinor: baseOf(one), baseTaxMinor: one.taxMinor })
          paid += due
        }
        const sum = (of: (row: Withheld) => number) =>
          withheld.reduce((total, row) => total + of(row), 0)
        assert.equal(paid, amount)
        assert.equal(
          sum((row) => row.taxMinor),
          expected(amount, rateE4)
        )
        assert.equal(
          sum((row) => row.baseSubjectMinor),
          amount + expected(amount, rateE4)
        )
        // all of it refunded leaves nothing
        const over = basis(0, { payableMinor: 0, paidMinor: paid, withheld, kinds: [] })
        const back = partsOfRefund(over, { amountMinor: paid, owedMinor: paid }, rateOf(rateE4))
        assert.equal(
          back.reduce((total, row) => total + row.taxMinor, 0),
          0 - expected(amount, rateE4)
        )
      }),
      { numRuns: RUNS }
    )
  })

  test('an advance of another rate counts by the tax that it bore', ({ assert }) => {
    // 250 of tax at 20 percent of the base cover 4,750 at five
    const advanced = [{ kindId: 8, subjectMinor: 100_000, rateE4: 200_000, taxBorne: true }]
    const now = basis(1_000_000, { advanced })
    const [part] = partsOfPayment(now, 1_000_000, rateOf(50_000))
    assert.closeTo(part!.subjectMinor, 525_000, 1)
  })
})
