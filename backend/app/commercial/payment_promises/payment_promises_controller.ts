import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { nameIn, userNames } from '#core/base/user_names'
import { validateBody } from '#core/http/validate'
import { requireVersion } from '#core/http/version'
import { answerList } from '#core/listing/answer_list'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { writeRequest } from '#core/unit_of_work/write_request'
import { reasonValidator } from '#core/validation/decisions'
import { lockInvoice } from '#commercial/invoices/actions/lock_invoice'
import { promiseListing } from './listing.js'
import PaymentPromise from './payment_promise.js'
import { keptOf } from './promise_status.js'
import { cancelPromise, createPromise } from './save_promise.js'
import { createPromiseValidator } from './validator.js'

export default class PaymentPromisesController {
  async index(ctx: HttpContext) {
    return shown(ctx, await answerList(ctx, PaymentPromise, promiseListing))
  }

  /** Noted on the version of the invoice that was read. */
  async store(ctx: HttpContext) {
    const input = await validateBody(ctx, createPromiseValidator)
    const expectedVersion = requireVersion(ctx)
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const invoice = await lockInvoice(uow, ctx.params.id, expectedVersion)
      const promise = await createPromise(uow, invoice, input)
      return (await shown(ctx, [promise], uow))[0]
    })
  }

  async cancel(ctx: HttpContext) {
    const { reason } = await validateBody(ctx, reasonValidator)
    const requested = { id: Number(ctx.params.id), expectedVersion: requireVersion(ctx), reason }
    return writeRequest(ctx, async (uow) => {
      const promise = await cancelPromise(uow, requested)
      return (await shown(ctx, [promise], uow))[0]
    })
  }
}

/** Promises with what came in for each of them. */
async function shown(ctx: HttpContext, promises: readonly PaymentPromise[], uow?: UnitOfWork) {
  const client = uow?.trx ?? db.connection()
  const kept = await keptOf(promises, client)
  const names = await userNames(
    promises.map(({ createdBy }) => createdBy),
    client
  )
  const invoices = await client
    .from('invoices')
    .whereIn(
      'id',
      promises.map(({ invoiceId }) => invoiceId)
    )
    .select('id', 'number')
  const numbers = new Map(invoices.map(({ id, number }) => [id, number as string]))
  return promises.map((promise) => {
    const { id, version, invoiceId, clientId, clientName, currency, dueOn } = promise
    const { status, receivedMinor } = kept.get(id)!
    return {
      ...{ id, version, invoiceId, clientId, clientName, currency, dueOn, status },
      ...{ promisedBy: promise.promisedBy, note: promise.note },
      cancelReason: promise.cancelReason,
      invoiceNumber: numbers.get(invoiceId)!,
      amount: promise.money(promise.amountMinor),
      received: promise.money(receivedMinor),
      createdByName: nameIn(names, promise.createdBy),
      createdAt: promise.createdAt.toUTC().toISO()!,
      can: { cancel: ctx.abilities.has('invoices.manage') && status === 'pending' },
    }
  })
}
