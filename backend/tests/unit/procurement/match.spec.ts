import { test } from '@japa/runner'
import fc from 'fast-check'
import { lineTotalMinor } from '#engines/money/money'
import { matchLine, printedOver } from '#procurement/bills/match'
import { numberKey } from '#procurement/shared/number_key'
import { mostAcceptable, progressOf } from '#procurement/purchase_orders/progress'

const limits = { currency: 'SAR', priceToleranceBp: 200, priceFloorMinor: 0 }
const tax = { category: 'S', rateBp: 1500 } as const
const ordered = { unitPriceE4: 50_0000, acceptedE4: 98_0000, billedE4: 0, billedNetMinor: 0, tax }
const billed = (quantityE4: number, unitPriceE4: number) => ({ quantityE4, unitPriceE4, tax })

test.group('Three-way match', () => {
  test('100 ordered at 50, 98 accepted, 100 billed at 51: two too many, the price within', ({
    assert,
  }) => {
    const verdict = matchLine(billed(100_0000, 51_0000), ordered, limits)
    assert.deepEqual(verdict, {
      match: 'qty_variance',
      overE4: 2_0000,
      priceVarianceBp: 200,
      priceOverMinor: 100_00,
    })
    const right = matchLine(billed(98_0000, 51_0000), ordered, limits)
    assert.equal(right.match, 'matched')
    const dear = matchLine(billed(98_0000, 51_0100), ordered, limits)
    assert.equal(dear.match, 'price_variance')
    const cheap = matchLine(billed(98_0000, 1), ordered, limits)
    assert.equal(cheap.match, 'below_price')
  })

  test('what is on earlier bills counts, and nothing received is reported first', ({ assert }) => {
    const line = { ...ordered, billedE4: 90_0000 }
    const verdict = matchLine(billed(10_0000, 50_0000), line, limits)
    assert.deepInclude(verdict, { match: 'qty_variance', overE4: 2_0000 })
    const none = { ...ordered, acceptedE4: 0 }
    assert.equal(matchLine(billed(1, 1), none, limits).match, 'no_receipt')
  })

  test('a small difference in riyals always passes', ({ assert }) => {
    const lenient = { ...limits, priceFloorMinor: 50_00 }
    const one = { ...ordered, unitPriceE4: 100_0000, acceptedE4: 1_0000 }
    assert.equal(matchLine(billed(1_0000, 150_0000), one, lenient).match, 'matched')
    assert.equal(matchLine(billed(1_0000, 150_0100), one, lenient).match, 'price_variance')
  })

  test('what is matched was accepted and is not too dear, whatever was billed', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_0000 })
    fc.assert(
      fc.property(amount, amount, amount, amount, amount, (q, price, agreed, accepted, before) => {
        const line = { ...ordered, unitPriceE4: agreed, acceptedE4: accepted, billedE4: before }
        const verdict = matchLine(billed(q, price), line, limits)
        if (verdict.match !== 'matched') return true
        return accepted > 0 && before + q <= accepted && verdict.overE4 === 0
      })
    )
  })

  test('what passes once on a line does not pass again on its next bill', ({ assert }) => {
    const lenient = { ...limits, priceFloorMinor: 50_00 }
    const line = { ...ordered, unitPriceE4: 100_0000, acceptedE4: 4_0000 }
    // 130 for one at 100, and another: 30 passes, 60 does not
    const again = { ...line, billedE4: 1_0000, billedNetMinor: 130_00 }
    assert.equal(matchLine(billed(1_0000, 130_0000), line, lenient).match, 'matched')
    assert.include(matchLine(billed(1_0000, 130_0000), again, lenient), {
      match: 'price_variance',
      priceOverMinor: 60_00,
    })
    // at the order's price it is right, whatever was accepted before
    const right = matchLine(billed(1_0000, 100_0000), again, lenient)
    assert.include(right, { match: 'matched', priceOverMinor: 30_00 })
    // a cheap bill before it does not pay for a dear one
    const cheap = { ...line, billedE4: 1_0000, billedNetMinor: 1_00 }
    assert.equal(matchLine(billed(1_0000, 190_0000), cheap, lenient).match, 'price_variance')
  })

  test('all bills that match ask together no more than the order and its tolerance', () => {
    const lenient = { ...limits, priceFloorMinor: 50_00 }
    const part = fc.record({
      q: fc.integer({ min: 1, max: 40_0000 }),
      price: fc.integer({ min: 1, max: 90_0000 }),
    })
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const line = { ...ordered, acceptedE4: 1_000_0000 }
        let asked = 0
        for (const { q, price } of parts) {
          const { match } = matchLine(billed(q, price), line, lenient)
          if (match !== 'matched' && match !== 'below_price') continue
          const net = lineTotalMinor(q, price, 'SAR')
          line.billedE4 += q
          line.billedNetMinor += net
          asked += net
        }
        const agreed = lineTotalMinor(line.billedE4, ordered.unitPriceE4, 'SAR')
        return (
          line.billedE4 <= line.acceptedE4 && asked <= agreed + Math.max(agreed / 50 + 1, 50_00)
        )
      })
    )
  })

  test('VAT that was not ordered is named', ({ assert }) => {
    const zero = { ...billed(1_0000, 50_0000), tax: { category: 'Z', rateBp: 0 } as const }
    assert.equal(matchLine(zero, ordered, limits).match, 'vat_variance')
  })

  test('a printed total differs by no more than rounding its lines', ({ assert }) => {
    assert.equal(printedOver(100_02, 100_00, 3), 0)
    assert.equal(printedOver(100_03, 100_00, 3), 3)
    assert.equal(printedOver(99_00, 100_00, 3), -100)
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
