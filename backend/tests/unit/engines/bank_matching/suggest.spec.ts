import { test } from '@japa/runner'
import fc from 'fast-check'
import type { MatchItem } from '#engines/bank_matching/items'
import { onlySubset } from '#engines/bank_matching/subset'
import { suggestMatches } from '#engines/bank_matching/suggest'

const item = (id: number, amountMinor: number, more: Partial<MatchItem> = {}): MatchItem => ({
  ...{ id, amountMinor, on: '2026-11-10', references: [], names: [], text: '' },
  ...more,
})
const pairs = (lines: MatchItem[], entries: MatchItem[]) =>
  suggestMatches(lines, entries).map(({ lineIds, journalLineIds }) => [lineIds, journalLineIds])

test.group('Suggestions', () => {
  test('an equal amount, and of several the one that is named', ({ assert }) => {
    const line = item(1, 500, { text: 'Payment of INV-2026-0017 by Najd Glass' })
    const entries = [
      item(7, 500, { references: ['INV-2026-0016'] }),
      item(8, 500, { references: ['INV-2026-0017'], names: ['Najd Glass Company'] }),
      item(9, -500),
    ]
    const [found] = suggestMatches([line], entries)
    assert.deepEqual(found!.journalLineIds, [8])
    assert.deepEqual(found!.reasons, ['amount', 'same_day', 'reference', 'name'])
    assert.equal(found!.score, 100)
  })

  test('a name in Arabic however it is written, without the words that all firms have', ({
    assert,
  }) => {
    const line = item(1, 500, { names: ['شركه الرياض للزجاج'] })
    const score = (name: string) => suggestMatches([line], [item(7, 500, { names: [name] })])[0]!
    assert.include(score('مصنع الرياض للزجاج المحدودة').reasons, 'name')
    assert.notInclude(score('شركة جدة للحديد').reasons, 'name')
  })

  test('the nearer day of two, and none beyond the window', ({ assert }) => {
    const near = item(7, 500, { on: '2026-11-12' })
    const far = item(8, 500, { on: '2026-10-20' })
    assert.deepEqual(pairs([item(1, 500)], [far, near]), [[[1], [7]]])
    assert.deepEqual(pairs([item(1, 500)], [item(7, 500, { on: '2026-08-01' })]), [])
  })

  test('each line once: equal amounts go to their own days', ({ assert }) => {
    const lines = [item(1, 500), item(2, 500, { on: '2026-11-20' })]
    const entries = [item(7, 500, { on: '2026-11-20' }), item(8, 500)]
    assert.sameDeepMembers(pairs(lines, entries), [
      [[1], [8]],
      [[2], [7]],
    ])
  })

  test('one payment of several entries, and several payments of one entry', ({ assert }) => {
    assert.deepEqual(pairs([item(1, -900)], [item(7, -400), item(8, -500), item(9, 900)]), [
      [[1], [8, 7]],
    ])
    assert.deepEqual(pairs([item(1, 400), item(2, 500)], [item(7, 900)]), [[[2, 1], [7]]])
  })

  test('no sum that several sets make, unless one of them is named', ({ assert }) => {
    const entries = [item(7, 400), item(8, 500), item(9, 300), item(10, 600)]
    assert.deepEqual(pairs([item(1, 900)], entries), [])
    const named = entries.map((entry) =>
      entry.id < 9 ? { ...entry, names: ['Najd Glass'] } : entry
    )
    assert.deepEqual(pairs([item(1, 900, { names: ['Najd Glass'] })], named), [[[1], [8, 7]]])
  })

  test('sides of a suggestion make the same sum and no line is in two', ({ assert }) => {
    const side = fc.array(
      fc.record({
        amountMinor: fc.integer({ min: -12, max: 12 }).filter((minor) => minor !== 0),
        day: fc.integer({ min: 1, max: 28 }),
      }),
      { maxLength: 14 }
    )
    fc.assert(
      fc.property(side, side, (left, right) => {
        const items = (rows: typeof left) =>
          rows.map(({ amountMinor, day }, at) =>
            item(at + 1, amountMinor, { on: `2026-11-${String(day).padStart(2, '0')}` })
          )
        const lines = items(left)
        const entries = items(right)
        const sum = (all: MatchItem[], ids: number[]) =>
          ids.reduce((total, id) => total + all[id - 1]!.amountMinor, 0)
        const found = suggestMatches(lines, entries)
        for (const { lineIds, journalLineIds, score } of found) {
          assert.equal(sum(lines, lineIds), sum(entries, journalLineIds))
          assert.isTrue(lineIds.length === 1 || journalLineIds.length === 1)
          assert.isTrue(score >= 0 && score <= 100)
        }
        for (const ids of [
          found.flatMap(({ lineIds }) => lineIds),
          found.flatMap(({ journalLineIds }) => journalLineIds),
        ])
          assert.equal(new Set(ids).size, ids.length)
      })
    )
  })

  test('every line that was made from an entry of its own amount is found', ({ assert }) => {
    const many = Array.from({ length: 10_000 }, (_, at) => item(at + 1, 1_000 + at))
    assert.lengthOf(suggestMatches(many, many), 10_000)
  })

  test('a search for a sum gives up where there is too much to try', ({ assert }) => {
    const even = Array.from({ length: 60 }, (_, at) => ({ amountMinor: 2 * (at + 1) }))
    assert.isNull(onlySubset(even, 601, 30))
    assert.deepEqual(onlySubset([{ amountMinor: 2 }, { amountMinor: 3 }], 5, 6), [
      { amountMinor: 3 },
      { amountMinor: 2 },
    ])
    assert.isNull(onlySubset([{ amountMinor: 5 }], 5, 6))
  })
})
