import type { HttpContext } from '@adonisjs/core/http'
import { isDuplicate } from '#core/database/failures'
import { invalid, notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import SavedView from './saved_view.js'
import SavedViewTransformer from './saved_view_transformer.js'
import { createSavedViewValidator, updateSavedViewValidator } from './validator.js'

export default class SavedViewsController {
  /** One's own views and those that others share, of one resource. */
  async index({ request, actor, serialize }: HttpContext) {
    const resource = String(request.qs().resource ?? '')
    const views = await SavedView.query()
      .where('resource', resource)
      .where((mine) => mine.where('user_id', actor!.id!).orWhere('shared', true))
      .orderBy('name')
      .orderBy('id')
      .limit(200)
    return serialize(SavedViewTransformer.transform(views, actor!.id!))
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createSavedViewValidator)
    const userId = ctx.actor!.id!
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { shared = false, isDefault = false, state, ...rest } = input
      if (isDefault) await clearDefault(uow, userId, input.resource)
      const view = await SavedView.create(
        {
          ...rest,
          state: { query: state.query ?? '', columns: state.columns },
          shared,
          isDefault,
          userId,
          version: 1,
          createdBy: userId,
          updatedBy: userId,
        },
        { client: uow.trx }
      ).catch(nameTaken)
      await uow.audit({
        action: 'create',
        entityType: 'saved_view',
        entityId: view.id,
        label: view.name,
        after: rest,
      })
      return ctx.serialize(SavedViewTransformer.transform(view, userId))
    })
  }

  async update(ctx: HttpContext) {
    const { state, ...input } = await validateBody(ctx, updateSavedViewValidator)
    const userId = ctx.actor!.id!
    return writeRequest(ctx, async (uow) => {
      const view = await ownView(uow, ctx.params.id, userId)
      if (input.isDefault) await clearDefault(uow, userId, view.resource)
      const before = { name: view.name, shared: view.shared, isDefault: view.isDefault }
      view.merge({
        ...input,
        ...(state && { state: { query: state.query ?? '', columns: state.columns } }),
      })
      view.merge({ version: view.version + 1, updatedBy: userId })
      await view.save().catch(nameTaken)
      await uow.audit({
        action: 'update',
        entityType: 'saved_view',
        entityId: view.id,
        label: view.name,
        before,
        after: { ...before, ...input },
      })
      return ctx.serialize(SavedViewTransformer.transform(view, userId))
    })
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      const view = await ownView(uow, ctx.params.id, ctx.actor!.id!)
      await view.delete()
      await uow.audit({
        action: 'delete',
        entityType: 'saved_view',
        entityId: view.id,
        label: view.name,
        before: { name: view.name },
      })
    })
  }
}

async function ownView(uow: UnitOfWork, id: number, userId: number) {
  const view = await SavedView.query({ client: uow.trx })
    .where({ id, user_id: userId })
    .forUpdate()
    .first()
  if (!view) throw notFound()
  return view
}

function clearDefault(uow: UnitOfWork, userId: number, resource: string) {
  return uow.trx
    .from('saved_views')
    .where({ user_id: userId, resource })
    .update({ is_default: false })
}

function nameTaken(error: unknown): never {
  throw isDuplicate(error) ? invalid({ name: ['taken'] }) : error
}
