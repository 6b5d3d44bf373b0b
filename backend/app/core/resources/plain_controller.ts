import type { HttpContext } from '@adonisjs/core/http'
import { answerHistory } from '#core/history/record_history'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import type { PlainModel } from './field.js'
import type { PlainResource } from './plain_resource.js'
import { answerRecord, answerRecords, listedFields, preloadRows } from './records.js'
import { createRecord, deleteRecord, lockRecord, updateRecord, type Hooks } from './save_record.js'

/**
 * The five verbs and the history of a plain resource. A verb that needs more is overridden; further
 * actions are nouns with controllers of their own.
 */
export abstract class PlainController {
  protected abstract readonly resource: PlainResource
  protected abstract readonly model: PlainModel
  protected readonly hooks: Hooks<never> = {}

  async index(ctx: HttpContext) {
    const { resource, model } = this
    const fields = listedFields(resource.fields)
    const records = await answerList(ctx, model, resource.listing, {
      prepare: (query) => preloadRows(query, fields),
    })
    return answerRecords(ctx, { ...resource, fields }, records)
  }

  async show(ctx: HttpContext) {
    return answerRecord(ctx, this.resource, this.model, ctx.params.id)
  }

  async store(ctx: HttpContext) {
    const { resource, model } = this
    const input = await validateBody(ctx, resource.createValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const { id } = await createRecord(uow, resource, model, input, this.hooks as Hooks)
      return answerRecord(ctx, resource, model, id, uow.trx)
    })
  }

  async update(ctx: HttpContext) {
    const { resource, model } = this
    const input = await validateBody(ctx, resource.updateValidator)
    const place = { id: ctx.params.id, expectedVersion: requireVersion(ctx) }
    return writeRequest(ctx, async (uow) => {
      const record = await lockRecord(uow, resource, model, place)
      await updateRecord(uow, resource, record, input, this.hooks as Hooks)
      return answerRecord(ctx, resource, model, record.id, uow.trx)
    })
  }

  async destroy(ctx: HttpContext) {
    const { resource, model } = this
    const place = { id: ctx.params.id, expectedVersion: requireVersion(ctx) }
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      const record = await lockRecord(uow, resource, model, place)
      await deleteRecord(uow, resource, record, this.hooks as Hooks)
    })
  }

  async history(ctx: HttpContext) {
    const { id } = await answerRecord(ctx, this.resource, this.model, ctx.params.id)
    return answerHistory(ctx, this.resource.entity, id)
  }
}
