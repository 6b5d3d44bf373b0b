import { readdir } from 'node:fs/promises'
import { test } from '@japa/runner'
import fc from 'fast-check'
import { packRow, unpackRow } from '#core/exports/packed_row'
import { PlacedRows } from '#core/exports/placed_rows'
import { tmpFolder } from '#core/storage/tmp_files'

/** More than one stretch has, so that the file is written and read in several pieces of several. */
const COUNT = 40_000

const rowAt = (place: number) => [`صف ${place}`, place % 7 ? place : null, new Date(place), -0.5]

async function takenOf(placed: PlacedRows) {
  const rows: unknown[][] = []
  for await (const some of placed.inOrder(200)) rows.push(...some)
  return rows
}

test.group('Placed rows', () => {
  test('come in the order of their places, whatever order they were put in', async ({ assert }) => {
    const step = fc.sample(fc.integer({ min: 1, max: COUNT - 1 }), { numRuns: 3, seed: 5 })
    // odd steps that share no factor with the count reach every place once
    for (const odd of step.map((some) => (some % 2 ? some : some + 1)).filter((some) => some % 5)) {
      const placed = await PlacedRows.open(COUNT)
      for (let i = 0; i < COUNT; i++) {
        const place = (i * odd) % COUNT
        await placed.put(place, rowAt(place))
      }
      const rows = await takenOf(placed)
      assert.lengthOf(rows, COUNT)
      assert.isTrue(rows.every((row, place) => row[0] === `صف ${place}`))
      assert.deepEqual(rows.at(-1), rowAt(COUNT - 1))
      await placed.close()
    }
  })

  test('are what they were, byte for byte and day for day', async ({ assert }) => {
    const long = 'ألف\u0000"\n'.repeat(60_000)
    const rows = [
      [
        new Date(1_900_000_000_123),
        Buffer.from([0, 255, 10]),
        { date: 5 },
        [1, null],
        '{"date":5}',
      ],
      [long, '\ud800', '', null, false, 1e300, -0.1, '9007199254740993'],
    ]
    for (const row of rows) assert.deepEqual(unpackRow(packRow(row)), row)
    const placed = await PlacedRows.open(5)
    for (const [i, row] of [rows[0], rows[1], rows[0], rows[1], [long + long]].entries())
      await placed.put(4 - i, row)
    assert.deepEqual(await takenOf(placed), [[long + long], rows[1], rows[0], rows[1], rows[0]])
    await placed.close()
  })

  test('places that no one took are left out', async ({ assert }) => {
    const placed = await PlacedRows.open(COUNT)
    for (const place of [39_999, 3, 17_000]) await placed.put(place, [place])
    assert.deepEqual(await takenOf(placed), [[3], [17_000], [39_999]])
    await placed.close()
  })

  test('their file has no name while it is in use', async ({ assert }) => {
    const before = await readdir(tmpFolder()).catch(() => [])
    const placed = await PlacedRows.open(COUNT)
    for (let place = 0; place < COUNT; place++) await placed.put(place, rowAt(place))
    assert.sameMembers(await readdir(tmpFolder()), before)
    await placed.close()
  })
})
