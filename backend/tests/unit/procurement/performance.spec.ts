import { test } from '@japa/runner'
import {
  measurePerformance,
  medianOf,
  type MeasuredLine,
} from '#procurement/vendor_performance/performance'
import { paidBp } from '#procurement/purchase_orders/progress'
import { suggestedE4 } from '#procurement/reorder_suggestions/suggestion'
import { problemOf } from '#procurement/purchase_orders/amendments/amended_lines'

const TODAY = '2026-11-21'
const aLine = (more: Partial<MeasuredLine> = {}): MeasuredLine => ({
  materialId: 1,
  requiredOn: '2026-11-01',
  quantityE4: 100_000,
  acceptedE4: 100_000,
  rejectedE4: 0,
  unitPriceE4: 500_000,
  completeOn: '2026-11-01',
  medianE4: 500_000,
  ...more,
})

test.group('What deliveries say of a vendor', () => {
  test('is no data where nothing was measured', ({ assert }) => {
    const nothing = { value: null, n: 0 }
    const figures = measurePerformance([], [], TODAY)
    assert.deepEqual(figures, {
      onTime: nothing,
      rejected: nothing,
      priceIndex: nothing,
      responseDays: nothing,
    })
  })

  test('counts lines that were due, complete on their day', ({ assert }) => {
    const lines = [
      aLine(),
      aLine({ completeOn: '2026-11-02' }),
      // due and not complete
      aLine({ completeOn: null, acceptedE4: 5 }),
      // not due yet, and without a day
      aLine({ completeOn: null, acceptedE4: 0, requiredOn: '2026-12-01' }),
      aLine({ requiredOn: null }),
    ]
    assert.deepEqual(measurePerformance(lines, [], TODAY).onTime, { value: 33.3, n: 3 })
  })

  test('weighs what was rejected, and prices against the market', ({ assert }) => {
    const lines = [
      aLine({ acceptedE4: 90_000, rejectedE4: 10_000, unitPriceE4: 550_000 }),
      aLine({ medianE4: null, acceptedE4: 0 }),
    ]
    const figures = measurePerformance(lines, [2, 5], TODAY)
    assert.deepEqual(figures.rejected, { value: 10, n: 1 })
    assert.deepEqual(figures.priceIndex, { value: 110, n: 1 })
    assert.deepEqual(figures.responseDays, { value: 3.5, n: 2 })
    assert.equal(medianOf([3, 1, 2]), 2)
    assert.equal(medianOf([4, 1]), 2.5)
    assert.isNull(medianOf([]))
  })
})

test.group('Small rules of orders', () => {
  test('a suggestion fills up to the level, in the usual quantity at least', ({ assert }) => {
    const level = {
      boundE4: 0,
      packE4: null,
      onHandE4: 30,
      inTransitE4: 0,
      onOrderE4: 0,
      reorderLevelE4: 50,
      reorderQuantityE4: 25,
    }
    assert.equal(suggestedE4(level), 25)
    assert.equal(suggestedE4({ ...level, onHandE4: 0 }), 50)
    // held or promised is not there; a pack is not broken
    assert.equal(suggestedE4({ ...level, onHandE4: 50, boundE4: 50 }), 50)
    assert.equal(suggestedE4({ ...level, onHandE4: 0, packE4: 40 }), 80)
    assert.equal(suggestedE4({ ...level, onOrderE4: 10, inTransitE4: 10 }), 0)
  })

  test('an order is paid in full only when nothing is open', ({ assert }) => {
    assert.equal(paidBp(0, 0), 0)
    assert.equal(paidBp(1, 3), 3333)
    assert.equal(paidBp(9_999_999, 10_000_000), 9999)
    assert.equal(paidBp(10, 10), 10_000)
  })

  test('an amendment never falls below what came or was billed', ({ assert }) => {
    const line = {
      id: 1,
      acceptedE4: 40,
      rejectedE4: 0,
      billedE4: 0,
      unitPriceE4: 7,
      discountBp: 0,
    }
    assert.isNull(problemOf(line, { quantityE4: 40, unitPriceE4: 9, discountBp: 0 }))
    assert.deepEqual(problemOf(line, { quantityE4: 39, unitPriceE4: 7, discountBp: 0 }), {
      field: 'quantity',
      key: 'belowReceived',
    })
    assert.deepEqual(
      problemOf({ ...line, billedE4: 1 }, { quantityE4: 40, unitPriceE4: 7, discountBp: 1 }),
      { field: 'discount', key: 'alreadyBilled' }
    )
    assert.deepEqual(
      problemOf({ ...line, billedE4: 1 }, { quantityE4: 40, unitPriceE4: 9, discountBp: 0 }),
      { field: 'unitPrice', key: 'alreadyBilled' }
    )
  })
})
