import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/exceptions/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import type { Unit } from '#core/unit/unit'
import { writeRequest } from '#core/unit/write_request'
import { createMaterial, deleteMaterial, lockMaterial, updateMaterial } from '#procurement/actions/save_material' // prettier-ignore
import { materialListing } from '#procurement/listings/material_listing'
import Material from '#procurement/models/material'
import MaterialTransformer from '#procurement/transformers/material_transformer'
import { createMaterialValidator, updateMaterialValidator } from '#procurement/validators/material'

export default class MaterialsController {
  async index(ctx: HttpContext) {
    const materials = await answerList(ctx, Material, materialListing, {
      prepare: (query) => void query.preload('units'),
    })
    return ctx.serialize(MaterialTransformer.transform(materials, approverOf(ctx)))
  }

  async show(ctx: HttpContext) {
    return show(ctx, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createMaterialValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const { id } = await createMaterial(unit, input)
      return show(ctx, id, unit)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateMaterialValidator)
    const seen = requireVersion(ctx)
    return writeRequest(ctx, async (unit) => {
      const material = await lockMaterial(unit, ctx.params.id, seen)
      await updateMaterial(unit, material, input)
      return show(ctx, material.id, unit)
    })
  }

  async destroy(ctx: HttpContext) {
    const seen = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (unit) => {
      await deleteMaterial(unit, await lockMaterial(unit, ctx.params.id, seen))
    })
  }
}

async function show(ctx: HttpContext, id: number, unit?: Unit) {
  const material = await Material.query(unit && { client: unit.trx })
    .where('id', id)
    .preload('units')
    .first()
  if (!material) throw notFound()
  return ctx.serialize(MaterialTransformer.transform(material, approverOf(ctx)))
}
