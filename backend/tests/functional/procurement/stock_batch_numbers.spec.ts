import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { insertRows } from '#core/database/many_rows'
import { foldBatchNumbers } from '#database/fold_batch_numbers'
import { aPlace, aProject, move, seedProject } from './stock_support.js'

const LONG = 'ﷺ'.repeat(80)

const batches = (levelId: number) =>
  db
    .from('stock_batches')
    .where('level_id', levelId)
    .orderBy('batch_no')
    .select('id', 'batch_no', 'on_hand_e4', 'expires_on')

async function levelOf(place: { materialId: number; warehouseId: number }): Promise<number> {
  const { materialId, warehouseId } = place
  const row = await db
    .from('stock_levels')
    .where({ material_id: materialId, warehouse_id: warehouseId })
    .firstOrFail()
  return row.id
}

/** As a database holds it from before numbers were folded. */
const spell = (levelId: number, from: string, to: string) =>
  db.from('stock_batches').where({ level_id: levelId, batch_no: from }).update({ batch_no: to })

test.group('Batch numbers from before they were folded', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(seedProject)

  test('become one, with all that both held, and can be issued', async ({ client, assert }) => {
    const place = await aPlace(client, '0', '20', { tracking: 'batch' })
    const receive = (batchNo: string, quantity: string) =>
      move(client, 'receive', place, quantity, { unitCost: '1', batchNo })
    for (const [number, quantity] of [
      ['X1', '3'],
      ['X2', '4'],
      ['X3', '5'],
      ['X4', '6'],
    ])
      (await receive(number, quantity)).assertStatus(201)
    const id = await levelOf(place)
    await db
      .from('stock_batches')
      .where({ level_id: id, batch_no: 'X2' })
      .update({ expires_on: '2027-03-01' })
    await db
      .from('stock_batches')
      .where({ level_id: id, batch_no: 'X3' })
      .update({ expires_on: '2027-02-01' })
    await spell(id, 'X2', 'x1')
    await spell(id, 'X3', 'ｘ1')
    await spell(id, 'X4', 'strasse')
    await foldBatchNumbers(db)
    const [street, folded, ...others] = await batches(id)
    assert.lengthOf(others, 0)
    assert.equal(street.batch_no, 'STRASSE')
    assert.deepInclude(folded, { batch_no: 'X1', expires_on: '2027-02-01' })
    assert.equal(Number(folded.on_hand_e4), 120_000)
    const { id: projectId } = await aProject()
    const over = await move(client, 'issue', place, '12.0001', { projectId, batchNo: 'x1' })
    over.assertBodyContains({ code: 'NO_BATCH', message: 'Batch x1 has only 12 bag.' })
    const all = await move(client, 'issue', place, '12', { projectId, batchNo: 'x1' })
    all.assertStatus(201)
    await foldBatchNumbers(db)
    assert.deepEqual(
      (await batches(id)).map((row) => Number(row.on_hand_e4)),
      [60_000, 0]
    )
  })

  test('one serial number counted twice stays two pieces until it is corrected', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '0', '20', { tracking: 'serial' })
    for (const batchNo of ['S1', 'S2'])
      (await move(client, 'receive', place, '1', { unitCost: '9', batchNo })).assertStatus(201)
    const id = await levelOf(place)
    await spell(id, 'S2', 's1')
    await foldBatchNumbers(db)
    assert.deepEqual(
      (await batches(id)).map((row) => Number(row.on_hand_e4)),
      [20_000]
    )
    const { id: projectId } = await aProject()
    for (let i = 0; i < 2; i++)
      (await move(client, 'issue', place, '1', { projectId, batchNo: 's1' })).assertStatus(201)
    const third = await move(client, 'issue', place, '1', { projectId, batchNo: 's1' })
    third.assertStatus(409)
  })

  test('are folded page by page, doubles on other pages too, none of it lost', async ({
    client,
    assert,
  }) => {
    const place = await aPlace(client, '10')
    const id = await levelOf(place)
    const rows = (prefix: string, held: number) =>
      Array.from({ length: 1200 }, (_, i) => ({
        level_id: id,
        material_id: place.materialId,
        batch_no: `${prefix}${i}`,
        on_hand_e4: held,
      }))
    const all = [...rows('n', 1), ...rows('N', 2), ...rows('ñ', 4)]
    await insertRows(db, 'stock_batches', all)
    await db
      .table('stock_batches')
      .insert({ level_id: id, material_id: place.materialId, batch_no: LONG, on_hand_e4: 8 })
    await foldBatchNumbers(db)
    const kept = await batches(id)
    assert.lengthOf(kept, 2401)
    const held = (test: RegExp) =>
      kept
        .filter((row) => test.test(row.batch_no))
        .reduce((sum, row) => sum + Number(row.on_hand_e4), 0)
    assert.deepEqual([held(/^N\d/), held(/^Ñ\d/), held(/ﷺ/)], [3600, 4800, 8])
  })

  test('a number that would not fit when folded is kept as written', async ({ client }) => {
    const place = await aPlace(client, '0', '20', { tracking: 'batch' })
    const receipt = await move(client, 'receive', place, '2', { unitCost: '1', batchNo: LONG })
    receipt.assertStatus(201)
    const { id: projectId } = await aProject()
    const issue = await move(client, 'issue', place, '2', { projectId, batchNo: LONG })
    issue.assertStatus(201)
  })
})
