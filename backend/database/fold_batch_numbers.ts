import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { batchKey } from '#procurement/stock_ledger/batch_key'

/** Rows at a time: what is held of them stays small however many there are. */
const PAGE = 1000

type Client = Pick<QueryClientContract, 'from'>

interface Batch {
  id: number
  level_id: number
  batch_no: string
  on_hand_e4: number | string
  expires_on: string | null
}

const placeOf = (levelId: number, key: string) => `${levelId} ${key}`

/**
 * Gives what stores hold of a batch or serial number its one spelling. Where a store has two of
 * one, they become one row with what both held and the earlier day of expiry, so that what the
 * batches of a store hold is together what the store holds, as before.
 */
export async function foldBatchNumbers(client: Client) {
  for (let last = 0; ;) {
    const rows: Batch[] = await client
      .from('stock_batches')
      .where('id', '>', last)
      .orderBy('id')
      .limit(PAGE)
      .select('id', 'level_id', 'batch_no', 'on_hand_e4', 'expires_on')
    if (!rows.length) return
    last = rows[rows.length - 1].id
    const wrong = rows.filter(({ batch_no: number }) => batchKey(number) !== number)
    const right = await spelledRight(client, wrong)
    for (const row of wrong) {
      const place = placeOf(row.level_id, batchKey(row.batch_no))
      right.set(place, await settle(client, row, right.get(place)))
    }
  }
}

/** What stands under the right spelling of these already, by store and number. */
async function spelledRight(client: Client, wrong: Batch[]): Promise<Map<string, Batch>> {
  if (!wrong.length) return new Map()
  const rows: Batch[] = await client
    .from('stock_batches')
    .whereIn('level_id', [...new Set(wrong.map((row) => row.level_id))])
    .whereIn('batch_no', [...new Set(wrong.map((row) => batchKey(row.batch_no)))])
  return new Map(rows.map((row) => [placeOf(row.level_id, row.batch_no), row]))
}

async function settle(client: Client, row: Batch, twin: Batch | undefined): Promise<Batch> {
  const rowOf = (id: number) => client.from('stock_batches').where('id', id)
  if (!twin) {
    const batch = { ...row, batch_no: batchKey(row.batch_no) }
    await rowOf(row.id).update({ batch_no: batch.batch_no })
    return batch
  }
  const expiries = [row.expires_on, twin.expires_on].filter((day) => day !== null).sort()
  const sums = {
    on_hand_e4: Number(row.on_hand_e4) + Number(twin.on_hand_e4),
    expires_on: expiries[0] ?? null,
  }
  await rowOf(row.id).delete()
  await rowOf(twin.id).update(sums)
  return { ...twin, ...sums }
}
