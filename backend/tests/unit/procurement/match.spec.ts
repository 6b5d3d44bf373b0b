import { test } from '@japa/runner'
import fc from 'fast-check'
import { matchLine } from '#procurement/bills/match'
import { numberKey } from '#procurement/bills/number_key'
import { mostAcceptable, progressOf } from '#procurement/purchase_orders/progress'

const limits = { currency: 'SAR', priceToleranceBp: 200, priceFloorMinor: 0 }
const ordered = { unitPriceE4: 50_0000, acceptedE4: 98_0000, billedE4: 0 }

test.group('Three-way match', () => {
  test('100 ordered at 50, 98 accepted, 100 billed at 51: two too many, the price within', ({
    assert,
  }) => {
    const verdict = matchLine({ quantityE4: 100_0000, unitPriceE4: 51_0000 }, ordered, limits)
    assert.deepEqual(verdict, { match: 'qty_variance', overE4: 2_0000, priceVarianceBp: 200 })
    const right = matchLine({ quantityE4: 98_0000, unitPriceE4: 51_0000 }, ordered, limits)
    assert.equal(right.match, 'matched')
    const dear = matchLine({ quantityE4: 98_0000, unitPriceE4: 51_0100 }, ordered, limits)
    assert.equal(dear.match, 'price_variance')
    const cheap = matchLine({ quantityE4: 98_0000, unitPriceE4: 1 }, ordered, limits)
    assert.equal(cheap.match, 'matched')
  })

  test('what is on earlier bills counts, and nothing received is reported first', ({ assert }) => {
    const line = { ...ordered, billedE4: 90_0000 }
    const verdict = matchLine({ quantityE4: 10_0000, unitPriceE4: 50_0000 }, line, limits)
    assert.deepInclude(verdict, { match: 'qty_variance', overE4: 2_0000 })
    const none = { ...ordered, acceptedE4: 0 }
    assert.equal(matchLine({ quantityE4: 1, unitPriceE4: 1 }, none, limits).match, 'no_receipt')
  })

  test('a small difference in riyals always passes', ({ assert }) => {
    const lenient = { ...limits, priceFloorMinor: 50_00 }
    const one = { unitPriceE4: 100_0000, acceptedE4: 1_0000, billedE4: 0 }
    assert.equal(
      matchLine({ quantityE4: 1_0000, unitPriceE4: 150_0000 }, one, lenient).match,
      'matched'
    )
    assert.equal(
      matchLine({ quantityE4: 1_0000, unitPriceE4: 150_0100 }, one, lenient).match,
      'price_variance'
    )
  })

  test('what is matched was accepted and is not too dear, whatever was billed', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_0000 })
    fc.assert(
      fc.property(amount, amount, amount, amount, amount, (q, price, agreed, accepted, billed) => {
        const line = { unitPriceE4: agreed, acceptedE4: accepted, billedE4: billed }
        const verdict = matchLine({ quantityE4: q, unitPriceE4: price }, line, limits)
        if (verdict.match !== 'matched') return true
        return accepted > 0 && billed + q <= accepted && verdict.overE4 === 0
      })
    )
  })

  test('an invoice number is the same however it is written', ({ assert }) => {
    for (const same of ['INV-0042', 'inv 42', 'INV/0042', 'ＩＮＶ٤٢'])
      assert.equal(numberKey(same), 'inv42', same)
    assert.notEqual(numberKey('INV-420'), 'inv42')
  })
})

test.group('Progress of an order', () => {
  test('10,000 and two percent are 10,200 over all trucks', ({ assert }) => {
    assert.equal(mostAcceptable(10_000_0000, 200), 10_200_0000)
  })

  test('is between nothing and all, and all only when all is there', () => {
    const line = fc
      .record({
        quantityE4: fc.integer({ min: 1, max: 1_000_000_0000 }),
        netMinor: fc.integer({ min: 0, max: 1_000_000_00 }),
        part: fc.double({ min: 0, max: 1.02, noNaN: true }),
      })
      .map(({ part, ...rest }) => ({
        ...rest,
        acceptedE4: Math.floor(rest.quantityE4 * part),
        billedE4: 0,
      }))
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 20 }), (lines) => {
        const { receivedBp, billedBp } = progressOf(lines)
        const complete = lines.every(
          ({ acceptedE4, quantityE4, netMinor }) => acceptedE4 >= quantityE4 || netMinor === 0
        )
        if (receivedBp < 0 || receivedBp > 10_000 || billedBp !== 0) return false
        if (lines.every(({ netMinor }) => netMinor === 0)) return true
        return (receivedBp === 10_000) === complete
      }),
      { numRuns: 5000 }
    )
  })
})
