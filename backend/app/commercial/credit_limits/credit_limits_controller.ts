import type { HttpContext } from '@adonisjs/core/http'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { setting } from '#core/settings/settings'
import { writeRequest } from '#core/unit_of_work/write_request'
import { BASE_CURRENCY, formatMoney } from '#engines/money/money'
import { lockClient } from '#commercial/clients/lock_client'
import Client from '#commercial/clients/models/client'
import { creditExposures } from './credit_exposure.js'
import { saveCreditLimit } from './save_limit.js'
import { creditLimitValidator } from './validator.js'

export default class CreditLimitsController {
  /** How much a client may owe, and how much counts against it. */
  async show(ctx: HttpContext) {
    return credit(ctx, await found(ctx))
  }

  /** Whether a client is over its limit; with figures for those who may see what it owes. */
  async warning(ctx: HttpContext) {
    const client = await found(ctx)
    const { isOver, ...figures } = await credit(ctx, client)
    return { isOver, figures: ctx.abilities.has('invoices.view') ? figures : null }
  }

  async update(ctx: HttpContext) {
    const { limit } = await validateBody(ctx, creditLimitValidator)
    const expectedVersion = requireVersion(ctx)
    return writeRequest(ctx, async (uow) => {
      const client = await lockClient(uow, ctx.params.id, expectedVersion)
      await saveCreditLimit(uow, client, limit)
      return credit(ctx, client, uow.trx)
    })
  }
}

async function found(ctx: HttpContext): Promise<Client> {
  const client = await Client.find(ctx.params.id)
  if (!client) throw notFound()
  return client
}

async function credit({ abilities }: HttpContext, client: Client, within?: QueryClientContract) {
  const exposure = (await creditExposures([client.id], within)).get(client.id)!
  const limit = client.creditLimitMinor
  const money = (minor: number) => formatMoney(minor, BASE_CURRENCY)
  return {
    ...{ id: client.id, version: client.version, currency: BASE_CURRENCY },
    limit: limit === null ? null : money(limit),
    receivable: money(exposure.receivableMinor),
    cheques: money(exposure.chequesMinor),
    unbilled: money(exposure.unbilledMinor),
    exposure: money(exposure.exposureMinor),
    available: limit === null ? null : money(limit - exposure.exposureMinor),
    unconverted: exposure.unconverted,
    countsUnbilled: setting('creditIncludesUnbilled', true),
    blocks: setting('creditLimitBlocks', false),
    isOver: limit !== null && exposure.exposureMinor > limit,
    can: { update: abilities.has('credit-limits.manage') },
  }
}
