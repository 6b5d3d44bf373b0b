import type { HttpContext } from '@adonisjs/core/http'
import { approverOf } from '#core/approvals/approver'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import {
  createMaterial,
  deleteMaterial,
  lockMaterial,
  updateMaterial,
} from '#procurement/materials/save_material'
import { materialListing } from '#procurement/materials/listing'
import Material from '#procurement/materials/models/material'
import MaterialTransformer from '#procurement/materials/material_transformer'
import { createMaterialValidator, updateMaterialValidator } from '#procurement/materials/validator'

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
    return writeRequest(ctx, async (uow) => {
      const { id } = await createMaterial(uow, input)
      return show(ctx, id, uow)
    })
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updateMaterialValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const material = await lockMaterial(uow, ctx.params.id, expectedVersion)
      await updateMaterial(uow, material, input)
      return show(ctx, material.id, uow)
    })
  }

  async destroy(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await deleteMaterial(uow, await lockMaterial(uow, ctx.params.id, expectedVersion))
    })
  }
}

async function show(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const material = await Material.query(uow && { client: uow.trx })
    .where('id', id)
    .preload('units')
    .first()
  if (!material) throw notFound()
  return ctx.serialize(MaterialTransformer.transform(material, approverOf(ctx)))
}
