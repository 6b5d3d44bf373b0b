import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import { formatDecimal4 } from '#engines/money/money'

/** On one page; the count of all goes with them. */
const MOST = 500

/**
 * The batches and serial numbers that a level holds, in the order in which they should leave: first
 * expired first out, those without a day last. `X-Total-Count` says how many there are.
 * @throws AppError 404
 */
export async function batchesOf(ctx: HttpContext, levelId: number) {
  const level = await db.from('stock_levels').where('id', levelId).select('id').first()
  if (!level) throw notFound()
  const held = () => db.from('stock_batches').where('level_id', levelId).where('on_hand_e4', '>', 0)
  const [counted, rows] = await Promise.all([
    held().count('* as total').first(),
    held()
      .orderByRaw('CASE WHEN expires_on IS NULL THEN 1 ELSE 0 END')
      .orderBy('expires_on')
      .orderBy('batch_no')
      .limit(MOST),
  ])
  ctx.response.header('X-Total-Count', String(counted?.total ?? 0))
  return rows.map((row) => ({
    id: row.id as number,
    batchNo: row.batch_no as string,
    expiresOn: row.expires_on as string | null,
    expired: row.expires_on !== null && row.expires_on < today(),
    onHand: formatDecimal4(Number(row.on_hand_e4)),
  }))
}
