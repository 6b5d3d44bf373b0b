import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { today } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
import { formatScaled } from '#engines/money/money'
import { holdersOf } from '#identity/shared/people'
import { notify, type Message } from '#notifications/notify'
import { rowKey } from '#production/consumption/row_key'
import { withConsumption } from '#production/consumption/queries/consumption_table'

const MOST = 200

/**
 * Notifies those who plan of every material whose wastage has passed its allowance: once for each time
 * that it does, on however many workers this runs.
 * @returns how many were reported
 */
export async function notifyOverAllowance(): Promise<number> {
  await forgetThoseWithin()
  const rows = db
    .from('consumption')
    .join('material_plans as t', 't.id', 'consumption.plan_id')
    .where('consumption.is_over', 1)
    .whereNull('t.over_since_on')
    .orderBy('consumption.plan_id')
    .limit(MOST)
    .select('consumption.*')
  withConsumption(rows)
  let notified = 0
  for (const row of await rows) if (await notifyOf(row)) notified++
  return notified
}

/** What is within its allowance again may pass it again. */
async function forgetThoseWithin() {
  const rows = db
    .from('consumption')
    .join('material_plans as t', 't.id', 'consumption.plan_id')
    .where('consumption.is_over', 0)
    .whereNotNull('t.over_since_on')
    .select('t.id')
  withConsumption(rows)
  const ids = (await rows).map(({ id }) => id)
  if (ids.length) await db.from('material_plans').whereIn('id', ids).update({ over_since_on: null })
}

function notifyOf(row: Record<string, any>): Promise<boolean> {
  return transact(SYSTEM_ACTOR, async (uow) => {
    const first = await uow.trx
      .from('material_plans')
      .where('id', row.plan_id)
      .whereNull('over_since_on')
      .update({ over_since_on: today() })
    if (Number(first) === 0) return false
    await notify(uow, await holdersOf('consumption.plan', uow.trx), messageOf(row))
    return true
  })
}

function messageOf(row: Record<string, any>): Message {
  const percents = `${formatScaled(Number(row.wastage_bp), 2)}% > ${formatScaled(row.allowance_bp, 2)}%`
  return {
    type: 'consumption_over_allowance',
    title: 'Wastage over allowance',
    titleAr: 'هدر يتجاوز النسبة المسموحة',
    message: `${row.code} · ${row.material_name}: ${percents}`,
    messageAr: `${row.code} · ${row.shown_material_name_ar}: ${percents}`,
    priority: 'high',
    actionUrl: `/production/consumption/${rowKey(row.project_id, row.material_id)}`,
    relatedEntityType: 'project',
    relatedEntityId: row.project_id,
  }
}
