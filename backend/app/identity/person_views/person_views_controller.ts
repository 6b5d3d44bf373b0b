import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { transact } from '#core/unit_of_work/transact'
import { writeRequest } from '#core/unit_of_work/write_request'
import { endView } from './end_view.js'
import { startView } from './start_view.js'
import { startViewValidator } from './validator.js'

/** Looking at the portal as someone else sees it. */
export default class PersonViewsController {
  async store(ctx: HttpContext) {
    const { userId, reason } = await validateBody(ctx, startViewValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const view = await startView(uow, userId, reason)
      return { id: view.id, userId, endsAt: view.endsAt.toUTC().toISO()! }
    })
  }

  async destroy(ctx: HttpContext) {
    const { viewing } = ctx.auth.use('web').signedIn!
    if (!viewing) throw notFound()
    await transact(ctx.actor!, (uow) => endView(uow, viewing.viewId, 'ended'))
    return ctx.response.status(204).send(null)
  }
}
