import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { approverOf } from '#core/approvals/approver'
import { userNames } from '#core/people/user_names'
import { notFound } from '#core/exceptions/app_error'
import type { Unit } from '#core/unit/unit'
import { usageFigures } from '#procurement/equipment/usage'
import Equipment from '#procurement/models/equipment'
import { today } from '#core/settings/firm_clock'
import { projectNames } from '#procurement/queries/reader_names'
import EquipmentDetailTransformer from '#procurement/transformers/equipment_detail_transformer'

const SHOWN = 50
/** The period over which use and cost are told. */
const PERIOD_DAYS = 90

/** A piece of equipment as its page and every write on it answer. @throws AppError 404 */
export async function showEquipment(ctx: HttpContext, id: number, unit?: Unit) {
  const equipment = await Equipment.query(unit && { client: unit.trx })
    .where('id', id)
    .preload('custodies', (query) => void query.limit(SHOWN))
    .preload('events', (query) => void query.limit(SHOWN))
    .first()
  if (!equipment) throw notFound()
  const people = [...equipment.custodies, ...equipment.events].map(({ createdBy }) => createdBy)
  const names = await userNames(people, unit?.trx)
  const sites = [equipment, ...equipment.custodies].map(({ projectId }) => projectId)
  const projects = await projectNames(sites, unit?.trx)
  const to = today()
  const from = DateTime.fromISO(to, { zone: 'utc' }).minus({ days: PERIOD_DAYS - 1 }).toISODate()! // prettier-ignore
  const figures = usageFigures(equipment, from, to)
  return ctx.serialize(
    EquipmentDetailTransformer.transform(equipment, approverOf(ctx), projects, names, figures)
  )
}
