import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#core/base/app_error'
import { formatDecimal4, formatMoney } from '#engines/money/money'
import { withProjectNames } from '#procurement/shared/localized_names'
import { STOCK_CURRENCY } from '#procurement/shared/base_currency'

const PAGE = 50

/**
 * One page of a level's ledger, newest first, and in `X-Total-Count` how many entries there are.
 * `before` is the id of the last entry of the page before: deep pages cost no more than the first.
 * @throws AppError 404
 */
export async function ledgerPage(ctx: HttpContext, levelId: number) {
  const level = await db.from('stock_levels').where('id', levelId).select('id').first()
  if (!level) throw notFound()
  const before = Number(ctx.request.input('before'))
  const [counted, rows] = await Promise.all([
    db.from('stock_ledger').where('level_id', levelId).count('* as total').first(),
    db
      .from('stock_ledger')
      .join('stock_movements', 'stock_movements.id', 'stock_ledger.movement_id')
      .where('stock_ledger.level_id', levelId)
      .if(Number.isSafeInteger(before) && before > 0, (query) => {
        void query.where('stock_ledger.id', '<', before)
      })
      .orderBy('stock_ledger.id', 'desc')
      .limit(PAGE)
      .select(
        'stock_ledger.*',
        'stock_movements.number',
        'stock_movements.type',
        'stock_movements.project_id',
        'stock_movements.project_name'
      ),
  ])
  ctx.response.header('X-Total-Count', String(counted?.total ?? 0))
  const named = await withProjectNames(rows)
  return named.map((row) => ({
    id: row.id,
    movementId: row.movement_id,
    number: row.number,
    type: row.type,
    place: row.place,
    postedOn: row.posted_on,
    projectName: row.project_name,
    batchNo: row.batch_no || null,
    quantity: formatDecimal4(row.quantity_e4),
    value: formatMoney(row.value_minor, STOCK_CURRENCY),
    balance: formatDecimal4(row.balance_e4),
    balanceValue: formatMoney(row.balance_value_minor, STOCK_CURRENCY),
  }))
}
