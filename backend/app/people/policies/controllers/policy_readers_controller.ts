import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { conflict, notFound } from '#core/base/app_error'
import { userNames } from '#core/base/user_names'
import { requireVersion } from '#core/http/version'
import { writeRequest } from '#core/unit_of_work/write_request'
import Policy from '#people/policies/policy'
import { readersOf } from '#people/policies/readers'
import { lockPolicy } from '#people/policies/record_policy'
import { remindNow } from '#people/policies/remind_readers'

export default class PolicyReadersController {
  /** Those who still have to read it come first. */
  async index(ctx: HttpContext) {
    return db.transaction(async (trx) => {
      const policy = await Policy.query({ client: trx }).where('id', ctx.params.id).first()
      if (!policy) throw notFound()
      const { readers } = await readersOf(trx, policy)
      const names = await userNames(
        readers.map(({ userId }) => userId),
        trx
      )
      const rows = readers.map(({ userId, isConcerned, signed }) => ({
        ...{ userId, name: names.get(userId)!, isConcerned },
        signedName: signed?.signedName ?? null,
        acknowledgedAt: signed?.acknowledgedAt.toUTC().toISO() ?? null,
      }))
      return rows.sort((a, b) => Number(!!a.acknowledgedAt) - Number(!!b.acknowledgedAt))
    })
  }

  async remind(ctx: HttpContext) {
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const policy = await lockPolicy(uow, ctx.params.id, expectedVersion)
      if (policy.status !== 'published') throw conflict('LOCKED')
      return { reminded: await remindNow(uow, policy) }
    })
  }
}
