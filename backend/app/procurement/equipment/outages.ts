import type { Infer } from '@vinejs/vine/types'
import { invalid, notFound } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { isOutage, type EquipmentStatus } from '#procurement/enums/equipment'
import type Equipment from '#procurement/equipment/models/equipment'
import EquipmentOutage from '#procurement/equipment/models/equipment_outage'
import type { equipmentOutageValidator } from './validator.js'

/** What is known of an outage beside the status that makes it one. */
export interface Outage {
  fromOn?: string
  backOn?: string | null
  note?: string | null
}

/**
 * Keeps the open outage of a saved piece the one of its status: ends it when the piece is back, begins one
 * when it goes out, and takes over another day on which it is expected back.
 * @param before the status that it had; null of a new piece
 * @throws AppError 422 for a day back that is not after the first one
 */
export async function followStatus(
  { trx, actor }: UnitOfWork,
  { id: equipmentId, status }: Equipment,
  before: EquipmentStatus | null,
  { fromOn = today(), backOn, note }: Outage = {}
) {
  const open = await EquipmentOutage.query({ client: trx })
    .where({ equipmentId, openGuard: 1 })
    .forUpdate()
    .first()
  const begun = status === before && open ? open.fromOn : fromOn
  if (isOutage(status) && backOn && backOn <= begun)
    throw invalid({ expectedBackOn: ['beforeStart'] })
  if (status === before) {
    if (open && backOn !== undefined) await open.merge({ backOn, note: note ?? open.note }).save()
    return
  }
  if (open) {
    const ended = fromOn > open.fromOn ? fromOn : open.fromOn
    await open.merge({ backOn: ended, openGuard: null }).save()
  }
  if (!isOutage(status)) return
  await EquipmentOutage.create(
    {
      ...{ equipmentId, kind: status, fromOn, backOn: backOn ?? null, note: note ?? null },
      ...{ openGuard: 1, createdBy: actor.id },
    },
    { client: trx }
  )
}

/** Plans maintenance of a locked piece. @throws AppError 422 on days out of order or in the past */
export async function planOutage(
  { trx, actor }: UnitOfWork,
  { id: equipmentId }: Equipment,
  { fromOn, backOn, note }: Infer<typeof equipmentOutageValidator>
) {
  if (fromOn < today()) throw invalid({ fromOn: ['past'] })
  if (backOn <= fromOn) throw invalid({ backOn: ['beforeStart'] })
  return EquipmentOutage.create(
    {
      ...{ equipmentId, kind: 'maintenance', fromOn, backOn, note: note ?? null },
      ...{ openGuard: null, createdBy: actor.id },
    },
    { client: trx }
  )
}

/** Whether it is still to come, and so can be called off. */
export const isPlanned = ({ openGuard, fromOn }: EquipmentOutage) =>
  openGuard === null && fromOn > today()

/** Calls planned maintenance of a locked piece off. @throws AppError 404 for one that has begun or is not there */
export async function dropOutage({ trx }: UnitOfWork, { id: equipmentId }: Equipment, id: number) {
  const outage = await EquipmentOutage.query({ client: trx }).where({ id, equipmentId }).first()
  if (!outage || !isPlanned(outage)) throw notFound()
  await outage.delete()
  return outage
}
