import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { approverOf } from '#core/approvals/approver'
import { userNames } from '#core/base/user_names'
import { notFound } from '#core/base/app_error'
import db from '@adonisjs/lucid/services/db'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { usageFigures } from '#procurement/equipment/usage'
import Equipment from '#procurement/equipment/models/equipment'
import { today } from '#core/settings/firm_clock'
import { projectNames } from '#procurement/shared/localized_names'
import EquipmentDetailTransformer from '#procurement/equipment/transformers/equipment_detail_transformer'

const SHOWN = 50
/** The period over which use and cost are shown. */
const PERIOD_DAYS = 90

/** A piece of equipment as its page and every write on it answer. @throws AppError 404 */
export async function showEquipment(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const equipment = await Equipment.query(uow && { client: uow.trx })
    .where('id', id)
    .preload('custodies', (query) => void query.limit(SHOWN))
    .preload('events', (query) => void query.limit(SHOWN))
    .preload('outages', (query) => void query.limit(SHOWN))
    .preload('readings', (query) => void query.limit(SHOWN))
    .first()
  if (!equipment) throw notFound()
  const people = [
    equipment.custodies,
    equipment.events,
    equipment.outages,
    equipment.readings,
  ].flatMap((rows) => rows.map(({ createdBy }) => createdBy))
  const names = await userNames(people, uow?.trx)
  const sites = [equipment, ...equipment.custodies].map(({ projectId }) => projectId)
  const projects = await projectNames(sites, uow?.trx)
  const to = today()
  const from = DateTime.fromISO(to, { zone: 'utc' })
    .minus({ days: PERIOD_DAYS - 1 })
    .toISODate()!
  const figures = usageFigures(equipment, { from, to }, await ranBetween(id, { from, to }, uow))
  return ctx.serialize(
    EquipmentDetailTransformer.transform(equipment, approverOf(ctx), projects, names, figures)
  )
}

/** What it ran in a period by its readings; null where there are not two. */
async function ranBetween(
  id: number,
  { from, to }: { from: string; to: string },
  uow?: UnitOfWork
) {
  const read = await (uow?.trx ?? db)
    .from('equipment_readings')
    .where('equipment_id', id)
    .whereBetween('read_on', [from, to])
    .select(db.raw('COUNT(*) AS readings, MIN(total_e4) AS least, MAX(total_e4) AS most'))
    .first()
  return Number(read.readings) > 1 ? Number(read.most) - Number(read.least) : null
}
