import type { Infer } from '@vinejs/vine/types'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { formatDecimal4 } from '#engines/money/money'
import { factorAt } from '#procurement/materials/unit_factors'
import Material from '#procurement/materials/models/material'
import StockLevel from '#procurement/stock_ledger/stock_level'
import type { issuableValidator } from './validator.js'

/** On one proposal. */
const MOST = 500

const NOTHING = { id: null, onHandE4: 0, heldE4: 0, reservedE4: 0 }

/**
 * What a store can hand out of a material, and for a project with what is reserved for it: the batches
 * first expired first, without the expired and the held. Null for a material that does not exist.
 */
export async function issuableStock({
  warehouseId,
  materialId,
  projectId,
}: Infer<typeof issuableValidator>) {
  const material = await Material.query().where('id', materialId).preload('units').first()
  if (!material) return null
  const level = (await StockLevel.query().where({ warehouseId, materialId }).first()) ?? NOTHING
  const own = level.id && projectId ? await reservedBy(level.id, projectId) : 0
  const freeE4 = level.onHandE4 - level.heldE4 - level.reservedE4 + own
  const units = [...new Set(material.units.map(({ unit }) => unit))]
  return {
    unit: material.unit,
    tracking: material.tracking,
    onHand: formatDecimal4(level.onHandE4),
    held: formatDecimal4(level.heldE4),
    reserved: formatDecimal4(level.reservedE4 - own),
    available: formatDecimal4(Math.max(0, freeE4)),
    factors: units.flatMap((unit) => {
      const factor = factorAt(material.units, unit, today())
      return factor === null ? [] : [{ unit, factor: formatDecimal4(factor) }]
    }),
    batches: level.id && material.tracking !== 'none' ? await freeBatches(level.id) : [],
  }
}

async function reservedBy(levelId: number, projectId: number): Promise<number> {
  const row = await db
    .from('stock_reservations')
    .where({ level_id: levelId, project_id: projectId, status: 'open' })
    .sum('open_e4 as open')
    .first()
  return Number(row?.open ?? 0)
}

async function freeBatches(levelId: number) {
  const [batches, holds] = await Promise.all([
    db
      .from('stock_batches')
      .where('level_id', levelId)
      .where('on_hand_e4', '>', 0)
      .where((batch) => batch.whereNull('expires_on').orWhere('expires_on', '>=', today()))
      .orderByRaw('CASE WHEN expires_on IS NULL THEN 1 ELSE 0 END')
      .orderBy('expires_on')
      .orderBy('id')
      .limit(MOST),
    db.from('stock_holds').where('level_id', levelId).where('quantity_e4', '>', 0),
  ])
  const held = new Map<string, number>()
  for (const row of holds)
    held.set(row.batch_no, (held.get(row.batch_no) ?? 0) + Number(row.quantity_e4))
  return batches.flatMap((row) => {
    const freeE4 = Number(row.on_hand_e4) - (held.get(row.batch_no) ?? 0)
    if (freeE4 <= 0) return []
    const { batch_no: batchNo, expires_on: expiresOn } = row
    return [{ batchNo, expiresOn, available: formatDecimal4(freeE4) }]
  })
}
