import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import { conflict, invalid, notFound } from '#core/base/app_error'
import { userNames } from '#core/base/user_names'
import { isoInstant, sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDecimal4, parseDecimal } from '#engines/money/money'
import { localizedName, localizedUnit, projectNames } from '#procurement/shared/localized_names'
import { saveSums } from '#procurement/stock_ledger/levels'
import StockLevel from '#procurement/stock_ledger/stock_level'
import { levelForChange, recordLevel } from './statuses_of_level.js'
import type { releaseValidator, reservationValidator } from './validator.js'

/** The newest that a page shows; open ones come first. */
const MOST = 200

/**
 * Keeps goods of a level for a project: other projects are not given them. No more is promised than is
 * there and free.
 * @throws AppError 404, 422, 409 NOT_AVAILABLE
 */
export async function reserve(
  uow: UnitOfWork,
  levelId: number,
  { projectId, quantity, neededOn = null, note = null }: Infer<typeof reservationValidator>
) {
  const level = await levelForChange(uow, levelId)
  const project = await uow.trx.from('project_names').where('id', projectId).first()
  if (!project) throw invalid({ projectId: ['absent'] })
  const quantityE4 = Number(parseDecimal(quantity, 4))
  requireAvailable(level, quantityE4)
  const now = sqlInstant()
  const [id] = await uow.trx.table('stock_reservations').insert({
    level_id: level.id,
    project_id: projectId,
    quantity_e4: quantityE4,
    open_e4: quantityE4,
    status: 'open',
    needed_on: neededOn,
    note,
    version: 1,
    created_by: uow.actor.id,
    updated_by: uow.actor.id,
    created_at: now,
    updated_at: now,
  })
  level.reservedE4 += quantityE4
  await saveSums(uow, [level])
  await recordLevel(uow, level, 'reserve', {
    ...{ reservation: Number(id), project: project.name, quantity },
    ...(neededOn && { neededOn }),
  })
}

function requireAvailable(level: StockLevel, quantityE4: number) {
  level.refreshReorder()
  if (quantityE4 <= level.availableE4) return
  throw conflict('NOT_AVAILABLE', {
    params: {
      material: level.materialCode,
      warehouse: localizedName(level.warehouseName, level.warehouseNameAr),
      available: formatDecimal4(Math.max(0, level.availableE4)),
      unit: localizedUnit(level.unit),
    },
  })
}

/**
 * Gives back what is left of a reservation.
 * @throws AppError 404, 409 CONFLICT when nothing of it is open any more
 */
export async function releaseReservation(
  uow: UnitOfWork,
  { levelId, reservationId }: { levelId: number; reservationId: number },
  { reason }: Infer<typeof releaseValidator>
) {
  const level = await levelForChange(uow, levelId)
  const place = { id: reservationId, level_id: levelId }
  const row = await uow.trx.from('stock_reservations').where(place).forUpdate().first()
  if (!row) throw notFound()
  if (row.status !== 'open') throw conflict('CONFLICT')
  const openE4 = Number(row.open_e4)
  await uow.trx
    .from('stock_reservations')
    .where('id', row.id)
    .update({
      ...{ status: 'released', open_e4: 0, release_reason: reason },
      ...{ version: row.version + 1, updated_by: uow.actor.id, updated_at: sqlInstant() },
    })
  level.reservedE4 -= openE4
  await saveSums(uow, [level])
  await recordLevel(uow, level, 'release', {
    ...{ reservation: row.id, quantity: formatDecimal4(openE4), reason },
  })
}

/** The reservations of a level, open ones first. @throws AppError 404 */
export async function reservationsOf(levelId: number, uow?: UnitOfWork) {
  const client = uow?.trx ?? db
  const level = await StockLevel.find(levelId, { client: uow?.trx })
  if (!level) throw notFound()
  const rows: any[] = await client
    .from('stock_reservations')
    .where('level_id', levelId)
    .orderByRaw("CASE WHEN status = 'open' THEN 0 ELSE 1 END")
    .orderBy('id', 'desc')
    .limit(MOST)
  const projects = await namesOfProjects(rows, uow)
  const people = await userNames(
    rows.map((row) => row.created_by),
    uow?.trx
  )
  return rows.map((row) => ({
    ...{ id: row.id, projectId: row.project_id, status: row.status },
    projectName: projects.get(row.project_id) ?? '',
    quantity: formatDecimal4(Number(row.quantity_e4)),
    open: formatDecimal4(Number(row.open_e4)),
    ...{ neededOn: row.needed_on, note: row.note, releaseReason: row.release_reason },
    createdByName: people.get(row.created_by) ?? null,
    createdAt: isoInstant(row.created_at),
  }))
}

async function namesOfProjects(rows: any[], uow?: UnitOfWork): Promise<Map<number, string>> {
  const ids = [...new Set(rows.map((row) => row.project_id as number))]
  const client = uow?.trx ?? db
  const names = await client.from('project_names').whereIn('id', ids).select('id', 'name')
  const own = await projectNames(ids, uow?.trx)
  return new Map(names.map(({ id, name }) => [id, own.get(id) ?? name]))
}
