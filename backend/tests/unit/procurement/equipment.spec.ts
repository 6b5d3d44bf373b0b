import { test } from '@japa/runner'
import { isOverdue, serviceDue } from '#procurement/equipment/service_plan'
import { daysOut, usageFigures, utilisation } from '#procurement/equipment/usage'

const PLAN = {
  meterE4: 0,
  meterOffsetE4: 0,
  serviceEveryE4: null,
  serviceEveryDays: null,
  servicedOn: null,
  servicedAtE4: null,
  purchasedOn: null,
  enteredOn: '2026-09-01',
  inspectionDueOn: null,
  registrationExpiresOn: null,
  insuranceExpiresOn: null,
}

test.group('The plan of a piece of equipment', () => {
  test('without a plan nothing is due', ({ assert }) => {
    const due = serviceDue(PLAN)
    assert.deepEqual(due, {
      nextServiceOn: null,
      nextServiceE4: null,
      meterDue: false,
      dueOn: null,
    })
    assert.isFalse(isOverdue(due, '2026-11-21'))
  })

  test('the first of service and documents counts', ({ assert }) => {
    const due = serviceDue({
      ...PLAN,
      servicedOn: '2026-10-01',
      serviceEveryDays: 90,
      insuranceExpiresOn: '2026-12-01',
    })
    assert.containsSubset(due, { nextServiceOn: '2026-12-30', dueOn: '2026-12-01' })
    assert.isFalse(isOverdue(due, '2026-12-01'))
    assert.isTrue(isOverdue(due, '2026-12-02'))
  })

  test('what was never serviced counts from the day it came', ({ assert }) => {
    const plan = { ...PLAN, serviceEveryDays: 90 }
    assert.equal(serviceDue(plan).nextServiceOn, '2026-11-30')
    assert.equal(serviceDue({ ...plan, purchasedOn: '2026-08-01' }).nextServiceOn, '2026-10-30')
  })

  test('a meter is due at its reading, not before', ({ assert }) => {
    const at = (meterE4: number) =>
      serviceDue({ ...PLAN, meterE4, serviceEveryE4: 250, servicedAtE4: 100 })
    assert.isFalse(at(349).meterDue)
    assert.isTrue(at(350).meterDue)
  })

  test('a replaced meter shows less, and what is due stays due', ({ assert }) => {
    const plan = { ...PLAN, meterE4: 340, serviceEveryE4: 250, servicedAtE4: 100 }
    const replaced = { ...plan, meterE4: 5, meterOffsetE4: 335 }
    assert.equal(serviceDue(plan).nextServiceE4, 350)
    assert.equal(serviceDue(replaced).nextServiceE4, 15)
    assert.isFalse(serviceDue(replaced).meterDue)
    assert.isTrue(serviceDue({ ...replaced, meterE4: 15 }).meterDue)
  })
})

test.group('The use of a piece of equipment', () => {
  test('counts a day once', ({ assert }) => {
    const stays = [
      { outOn: '2026-11-01', backOn: '2026-11-03' },
      { outOn: '2026-11-03', backOn: '2026-11-05' },
      { outOn: '2026-11-20', backOn: null },
    ]
    assert.equal(daysOut(stays, '2026-11-01', '2026-11-21'), 7)
    assert.equal(daysOut(stays, '2026-11-05', '2026-11-05'), 1)
    assert.equal(utilisation(stays, '2026-11-01', '2026-11-10'), 50)
    assert.equal(utilisation([], '2026-11-01', '2026-11-10'), 0)
  })

  test('costs what was spent and the rent, by what it ran', ({ assert }) => {
    const equipment = {
      ownership: 'rented',
      rentalRateMinor: 1000,
      purchasedOn: '2026-10-01',
      enteredOn: '2026-11-01',
      custodies: [{ outOn: '2026-11-01', backOn: null }],
      events: [{ happenedOn: '2026-11-05', costMinor: 5000 }],
    }
    const figures = usageFigures(equipment, { from: '2026-11-01', to: '2026-11-10' }, 100_000)
    assert.containsSubset(figures, {
      costMinor: 15_000,
      ranE4: 100_000,
      costPerUnitMinor: 1500,
      utilisation: 100,
    })
    const cost = (purchasedOn: string | null) =>
      usageFigures({ ...equipment, purchasedOn }, { from: '2026-10-25', to: '2026-11-10' }, null)
        .costMinor
    assert.equal(cost(null), 15_000)
    assert.equal(cost('2026-11-08'), 8_000)
    assert.equal(cost('2026-12-01'), 5_000)
  })
})
