import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { permissionSetListing } from './listing.js'
import PermissionSet from '#identity/shared/permission_set'
import { presentSets } from './present.js'
import { createSet, deleteSet, lockSet, updateSet } from './save_set.js'
import { createPermissionSetValidator, updatePermissionSetValidator } from './validator.js'

/** Permissions under one name, given to many people at once. */
export default class PermissionSetsController {
  async index(ctx: HttpContext) {
    return presentSets(await answerList(ctx, PermissionSet, permissionSetListing))
  }

  async show({ params }: HttpContext) {
    const set = await PermissionSet.find(params.id)
    if (!set) throw notFound()
    return one(set)
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createPermissionSetValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => one(await createSet(uow, input), uow))
  }

  async update(ctx: HttpContext) {
    const input = await validateBody(ctx, updatePermissionSetValidator)
    const version = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const set = await lockSet(uow, ctx.params.id, version)
      if (await updateSet(uow, set, input)) ctx.response.status(202)
      return one(set, uow)
    })
  }

  async destroy(ctx: HttpContext) {
    const version = requireVersion(ctx)
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      await deleteSet(uow, await lockSet(uow, ctx.params.id, version))
    })
  }

  async history(ctx: HttpContext) {
    const set = await PermissionSet.find(ctx.params.id)
    if (!set) throw notFound()
    return answerHistory(ctx, 'permission_set', set.id)
  }
}

const one = async (set: PermissionSet, uow?: UnitOfWork) => (await presentSets([set], uow?.trx))[0]!
