import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import fc from 'fast-check'
import { checkStock } from '#database/integrity/stock'
import { StockModel } from './stock_model.js'
import { misheld } from './stock_held_recount.js'
import { brokenChains, kept, misvalued } from './stock_checks.js'
import { MATERIALS, steps, take, type Stage } from './stock_steps.js'
import {
  aMaterial,
  aProject,
  aWarehouse,
  seedProject,
} from '../functional/procurement/stock_support.js'

/** One material in one store is a history. More of them by `STOCK_HISTORIES=20000`. */
const HISTORIES = Number(process.env.STOCK_HISTORIES ?? 240)
const SEED = Number(process.env.STOCK_SEED ?? Date.now() % 1e9)
const WRITERS = 8
/** Rounds on the same materials, so that goods also come back to another store than they left. */
const ROUNDS_OF_MATERIALS = 4

/** A run goes on until it has met each of these in every fortieth history, or has made so many times more. */
const MOST_TIMES = 3
const MET = [
  'issue ok',
  'return ok',
  'scrap ok',
  'transfer ok',
  'receive quarantine',
  'transfer held',
  'scrap held',
] as const

/** Where goods of changed cost are to be met; a short run may meet them nowhere but in stock. */
const REVALUED = HISTORIES < 1_000 ? ['stock'] : ['stock', 'transit', 'project', 'loss']

/** What was posted less often than it is to be met: moves by type and whether their goods were held, and new costs. */
async function missing(): Promise<string[]> {
  const rows = await db
    .from('stock_movement_lines as l')
    .join('stock_movements as m', 'm.id', 'l.movement_id')
    .where('m.status', 'posted')
    .groupBy('m.type', 'l.stock_status')
    .select('m.type', 'l.stock_status as status')
    .count('* as total')
  const met = (name: string) => {
    const [type, status] = name.split(' ')
    const some = rows.filter(
      (row) =>
        row.type === type && (status === 'held' ? row.status !== 'ok' : row.status === status)
    )
    return some.reduce((sum, { total }) => sum + Number(total), 0)
  }
  const changes = await db.from('stock_revaluation_parts').distinct('kind')
  const kinds = changes.map(({ kind }) => kind)
  return [
    ...MET.filter((name) => met(name) < HISTORIES / 40),
    ...REVALUED.filter((kind) => !kinds.includes(kind)).map((kind) => `revalued ${kind}`),
  ]
}

async function freshMaterials(client: ApiClient): Promise<number[]> {
  const ids: number[] = []
  for (let i = 0; i < MATERIALS; i++) {
    const valuation = i % 2 ? 'fifo' : 'moving_average'
    ids.push((await aMaterial(client, { valuation })).id)
  }
  return ids
}

test.group('Histories of the stock', (group) => {
  group.setup(seedProject)

  test('whatever several people write at once: the books are what was allowed', async ({
    client,
    assert,
  }) => {
    const { id: projectId } = await aProject()
    let materials: number[] = []
    const rounds = Math.ceil(HISTORIES / MATERIALS)
    const most = rounds * MOST_TIMES
    let allowed = 0
    let refused = 0
    let met = false
    for (const [round, all] of fc.sample(steps, { numRuns: most, seed: SEED }).entries()) {
      if (met) break
      // a project gives back of all its issues: fresh goods keep the rounds apart
      if (round % ROUNDS_OF_MATERIALS === 0) materials = await freshMaterials(client)
      const stores = [(await aWarehouse(client)).id, (await aWarehouse(client)).id] as [
        number,
        number,
      ]
      const stage: Stage = { stores, materials, projectId, model: new StockModel(stores) }
      const queue = [...all]
      const writer = async () => {
        for (let step = queue.shift(); step; step = queue.shift())
          (await take(step, stage)) ? allowed++ : refused++
      }
      await Promise.all(Array.from({ length: WRITERS }, writer))
      const levels = await kept(stores)
      const name = `STOCK_SEED=${SEED}, round ${round}`
      for (const { key, onHand, inTransit } of levels)
        assert.deepEqual({ onHand, inTransit }, stage.model.at(key), `${name}: ${key}`)
      assert.deepEqual(await brokenChains(levels.map(({ id }) => id)), [], name)
      met = round >= rounds - 1 && !(await missing()).length
      const isLast = (round + 1) % ROUNDS_OF_MATERIALS === 0 || met || round === most - 1
      if (isLast) {
        assert.deepEqual(await misvalued(materials), [], name)
        assert.deepEqual(await misheld(materials), [], name)
      }
    }
    assert.deepEqual((await checkStock()).problems, [])
    assert.isAbove(allowed, refused / 4)
    assert.deepEqual(await missing(), [])
  }).timeout(60_000 + HISTORIES * 500 * MOST_TIMES)
})
