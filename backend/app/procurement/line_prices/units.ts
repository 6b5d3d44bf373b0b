import db from '@adonisjs/lucid/services/db'
import { inPortions } from '#core/database/in_portions'
import { factorAt, type UnitFactor } from '#procurement/materials/unit_factors'

export interface UnitsOfMaterial {
  unit: string
  others: UnitFactor[]
}

/** In which units materials are counted, by material. */
export async function unitsOfMaterials(ids: number[]): Promise<Map<number, UnitsOfMaterial>> {
  const materials = await inPortions(ids, (some) =>
    db.from('materials').whereIn('id', some).select('id', 'unit')
  )
  const others = await inPortions(ids, (some) =>
    db.from('material_units').whereIn('material_id', some).select('*')
  )
  const byMaterial = Map.groupBy(others, (row) => row.material_id as number)
  return new Map(
    materials.map(({ id, unit }) => [
      id,
      {
        unit,
        others: (byMaterial.get(id) ?? []).map((row) => ({
          unit: row.unit,
          factorE4: Number(row.factor_e4),
          validFromOn: row.valid_from_on,
        })),
      },
    ])
  )
}

/** How many base units one of a unit is on a day; null where the material does not know the unit. */
export function factorOn(
  material: UnitsOfMaterial | undefined,
  unit: string | null,
  on: string
): number | null {
  if (!material) return null
  return !unit || unit === material.unit ? 10_000 : factorAt(material.others, unit, on)
}
