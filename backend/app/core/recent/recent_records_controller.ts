import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { languageOf } from '#core/base/language'
import { validateBody, validateQuery } from '#core/http/validate'
import { recentRecords, rememberOpened } from './recent_records.js'
import { openedRecordValidator, recentRecordsValidator } from './validators.js'
import { showRecords } from '#core/search/show_records'
import { openSources } from '#core/search/open_sources'
import { transact } from '#core/unit_of_work/transact'

const SHOWN = 10

export default class RecentRecordsController {
  /** What the viewer has opened or changed last; `resource` asks for one kind. */
  async index(ctx: HttpContext) {
    const { resource, limit = SHOWN } = await validateQuery(ctx, recentRecordsValidator)
    const sources = (await openSources(ctx)).filter((one) => !resource || one.resource === resource)
    return recentRecords(ctx.actor!.id!, sources, ctx, languageOf(ctx), limit)
  }

  async store(ctx: HttpContext) {
    const { resource, id } = await validateBody(ctx, openedRecordValidator)
    const source = (await openSources(ctx)).find((one) => one.resource === resource)
    const shown = source && (await showRecords(source, [id], ctx, languageOf(ctx)))
    if (!shown?.length) throw notFound()
    await transact(ctx.actor!, (uow) => rememberOpened(uow.trx, ctx.actor!.id!, resource, id))
    return ctx.response.status(204).send(null)
  }
}
