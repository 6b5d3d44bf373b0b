import type { HttpContext } from '@adonisjs/core/http'
import { nameIn, userNames } from '#core/base/user_names'
import { validateBody, validateQuery } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { formatMoney } from '#engines/money/money'
import { callsDue } from './calls_due.js'
import CollectionCall from './collection_call.js'
import { callListing } from './listing.js'
import { saveCall } from './save_call.js'
import { callsDueValidator, createCallValidator } from './validator.js'

export default class CollectionCallsController {
  /** The log: every call that was made, newest first. */
  async index(ctx: HttpContext) {
    return shown(await answerList(ctx, CollectionCall, callListing))
  }

  /** Whom to call today, and why. */
  async due(ctx: HttpContext) {
    const { currency = 'SAR' } = await validateQuery(ctx, callsDueValidator)
    const on = today()
    const { count, rows } = await callsDue({ on, currency })
    // numbers of people are for who calls them and for who keeps the directory
    const mayCall = ctx.abilities.has('invoices.manage') || ctx.abilities.has('clients.view')
    return {
      ...{ on, currency, count },
      rows: rows.map(({ amountMinor, phone, ...row }) => ({
        ...row,
        phone: mayCall ? phone : null,
        amount: formatMoney(amountMinor, currency),
      })),
      can: { record: ctx.abilities.has('invoices.manage') },
    }
  }

  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createCallValidator)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => (await shown([await saveCall(uow, input)], uow))[0])
  }
}

async function shown(calls: readonly CollectionCall[], uow?: UnitOfWork) {
  const names = await userNames(
    calls.map(({ createdBy }) => createdBy),
    uow?.trx
  )
  return calls.map((call) => {
    const { id, clientId, clientName, calledOn, spokeTo, result, note, nextOn, promiseId } = call
    return {
      ...{ id, clientId, clientName, calledOn, spokeTo, result, note, nextOn, promiseId },
      createdByName: nameIn(names, call.createdBy),
      createdAt: call.createdAt.toUTC().toISO()!,
    }
  })
}
