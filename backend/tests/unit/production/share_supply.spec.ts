import { test } from '@japa/runner'
import { needState } from '#production/material_needs/need_state'
import { shareSupply, type Needed, type Supply } from '#production/material_needs/share_supply'

const need = (id: number, quantityE4: number, needByOn: string | null): Needed => ({
  ...{ id, quantityE4, needByOn, materialId: 1 },
})
const supply = (lineId: number, quantityE4: number, more: Partial<Supply> = {}): Supply => ({
  ...{ lineId, quantityE4, materialId: 1, needId: null, received: false, on: '2027-01-10' },
  ...more,
})
const given = (needs: Needed[], supplies: Supply[]) =>
  [...shareSupply(needs, supplies)].map(([id, portions]) => [
    id,
    portions.map((one) => [one.supply.lineId, one.quantityE4]),
  ])

test.group('Sharing of what comes', () => {
  test('the earliest goods go to the earliest need', ({ assert }) => {
    const needs = [need(1, 10, '2027-03-01'), need(2, 10, '2027-02-01'), need(3, 5, null)]
    const supplies = [supply(8, 12, { on: '2027-01-20' }), supply(9, 11, { on: '2027-01-15' })]
    assert.deepEqual(given(needs, supplies), [
      [
        1,
        [
          [9, 1],
          [8, 9],
        ],
      ],
      [2, [[9, 10]]],
      [3, [[8, 3]]],
    ])
  })

  test('what was bought for a need is its own, and only what is left over goes on', ({
    assert,
  }) => {
    const needs = [need(1, 10, '2027-02-01'), need(2, 10, '2027-03-01')]
    assert.deepEqual(given(needs, [supply(7, 12, { needId: 2 })]), [
      [1, [[7, 2]]],
      [2, [[7, 10]]],
    ])
    assert.deepEqual(given(needs, [supply(7, 4, { needId: 99 })]), [
      [1, [[7, 4]]],
      [2, []],
    ])
  })

  test('goods without a day come last, other materials not at all', ({ assert }) => {
    const needs = [need(1, 10, '2027-02-01')]
    const supplies = [
      supply(6, 10, { on: null }),
      supply(7, 4, { on: '2027-09-01' }),
      supply(8, 10, { materialId: 2 }),
    ]
    assert.deepEqual(given(needs, supplies), [
      [
        1,
        [
          [7, 4],
          [6, 6],
        ],
      ],
    ])
  })
})

test.group('State of a need', () => {
  const standing = {
    ...{ finished: false, startsOn: '2027-02-10', needByOn: '2027-02-05' },
    ...{ readyOn: null, received: false, ordered: false },
  }
  const stateOn = (more: Partial<typeof standing> | object, today = '2027-01-01') =>
    needState({ ...standing, ...more }, today)

  test('follows from its day, the start, and the day on which it is ready', ({ assert }) => {
    assert.equal(stateOn({ ordered: true, readyOn: '2027-02-05' }), 'on_time')
    assert.equal(stateOn({ ordered: true, readyOn: '2027-02-06' }), 'tight')
    assert.equal(stateOn({ ordered: true, readyOn: '2027-02-10' }), 'tight')
    assert.equal(stateOn({ ordered: true, readyOn: '2027-02-11' }), 'late')
    assert.equal(stateOn({ ordered: true }), 'undated')
    assert.equal(stateOn({}), 'planned')
    assert.equal(stateOn({}, '2027-02-05'), 'planned')
    assert.equal(stateOn({}, '2027-02-06'), 'late')
    assert.equal(stateOn({ ordered: true }, '2027-02-06'), 'late')
    assert.equal(stateOn({ ordered: true, received: true, readyOn: '2027-02-20' }), 'received')
    assert.equal(stateOn({ finished: true }, '2027-12-01'), 'done')
    assert.equal(stateOn({ startsOn: null, needByOn: null }, '2027-12-01'), 'planned')
    assert.equal(stateOn({ startsOn: null, needByOn: null, ordered: true }), 'undated')
  })
})
