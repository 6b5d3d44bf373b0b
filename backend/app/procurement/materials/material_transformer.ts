import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Approver } from '#core/approvals/approver'
import { formatDecimal4 } from '#engines/money/money'
import type Material from '#procurement/materials/models/material'
import { MATERIAL_FIELDS } from '#procurement/materials/models/material'

/** A material. Needs `units` preloaded where the page of one is answered. */
export default class MaterialTransformer extends BaseTransformer<Material> {
  constructor(
    material: Material,
    private readonly viewer: Approver
  ) {
    super(material)
  }

  toObject() {
    const material = this.resource
    const manage = this.viewer.abilities.has('stock.manage')
    const can = { update: manage, delete: manage }
    const { lastPriceE4, packE4, weightE4, createdAt, updatedAt } = material
    return {
      ...this.pick(material, ['id', 'version', ...MATERIAL_FIELDS, 'createdBy']),
      pack: packE4 === null ? null : formatDecimal4(packE4),
      weight: weightE4 === null ? null : formatDecimal4(weightE4),
      lastPrice: lastPriceE4 === null ? null : formatDecimal4(lastPriceE4),
      units: (material.units ?? []).map(({ unit, factorE4, validFromOn }) => ({
        unit,
        factor: formatDecimal4(factorE4),
        validFrom: validFromOn || null,
      })),
      createdAt: createdAt.toUTC().toISO()!,
      updatedAt: updatedAt.toUTC().toISO()!,
      can,
      allowedActions: manage ? ['update', 'delete'] : [],
    }
  }
}
