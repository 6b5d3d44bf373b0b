import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { today } from '#core/settings/firm_clock'
import { transact } from '#core/unit_of_work/transact'
import { formatDecimal4, formatScaled } from '#engines/money/money'
import { holdersOf } from '#identity/shared/people'
import { notify, type Message } from '#notifications/notify'
import { rowKey } from '#production/consumption/row_key'
import { withConsumption } from '#production/consumption/queries/consumption_table'

const MOST = 200

type Row = Record<string, any>

/**
 * Notifies those who plan of every material of a project of which more went out than its plan allows, or that
 * nobody planned: once for each time that it does, on however many workers this runs.
 * @returns how many were reported
 */
export async function notifyOverAllowance(): Promise<number> {
  await forgetThoseWithin()
  const rows = withAlerts()
    .where('consumption.is_over', 1)
    .whereNull('a.id')
    .orderBy('consumption.id')
    .limit(MOST)
    .select('consumption.*')
  let notified = 0
  for (const row of await rows) if (await notifyOf(row)) notified++
  return notified
}

function withAlerts() {
  const rows = db
    .from('consumption')
    .leftJoin('material_alerts as a', (join) =>
      join
        .on('a.project_id', 'consumption.project_id')
        .andOn('a.material_id', 'consumption.material_id')
    )
  withConsumption(rows)
  return rows
}

/** What is within its allowance again may pass it again. */
async function forgetThoseWithin() {
  const rows = await withAlerts()
    .where('consumption.is_over', 0)
    .whereNotNull('a.id')
    .limit(MOST)
    .select('a.id')
  const ids = rows.map(({ id }) => id)
  if (ids.length) await db.from('material_alerts').whereIn('id', ids).delete()
}

function notifyOf(row: Row): Promise<boolean> {
  return transact(SYSTEM_ACTOR, async (uow) => {
    const own = { project_id: row.project_id, material_id: row.material_id }
    // of two workers the second waits here for the first, and finds its row
    await uow.trx.from('projects').where('id', row.project_id).forUpdate().firstOrFail()
    if (await uow.trx.from('material_alerts').where(own).first()) return false
    await uow.trx.table('material_alerts').insert({ ...own, since_on: today() })
    await notify(uow, await holdersOf('consumption.plan', uow.trx), messageOf(row))
    return true
  })
}

function messageOf(row: Row): Message {
  const [en, ar] = whatIsOver(row)
  return {
    type: 'consumption_over_allowance',
    title: 'Material over its plan',
    titleAr: 'مادة تجاوزت المخطط لها',
    message: `${row.code} · ${row.material_name}: ${en}`,
    messageAr: `${row.code} · ${row.shown_material_name_ar}: ${ar}`,
    priority: 'high',
    actionUrl: `/production/consumption/${rowKey(row.project_id, row.material_id)}`,
    relatedEntityType: 'project',
    relatedEntityId: row.project_id,
  }
}

function whatIsOver(row: Row): [en: string, ar: string] {
  const quantity = (name: string) => `${formatDecimal4(Number(row[`${name}_e4`]))} ${row.unit}`
  if (Number(row.planned_e4) === 0)
    return [`${quantity('net')} issued without a plan`, `صُرف ${quantity('net')} دون خطة`]
  if (row.wastage_bp === null) {
    const amounts = [quantity('net'), quantity('planned')]
    return [
      `${amounts[0]} issued before any progress, ${amounts[1]} planned`,
      `صُرف ${amounts[0]} قبل أي تقدم، والمخطط ${amounts[1]}`,
    ]
  }
  const percent = (value: unknown) => `${formatScaled(Number(value), 2)}%`
  const [wasted, allowed] = [percent(row.wastage_bp), percent(row.allowance_bp)]
  return [`wastage ${wasted}, allowed ${allowed}`, `نسبة الهدر ${wasted}، والمسموح ${allowed}`]
}
