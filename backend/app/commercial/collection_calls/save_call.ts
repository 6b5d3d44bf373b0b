import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import Client from '#commercial/clients/models/client'
import { lockInvoice } from '#commercial/invoices/actions/lock_invoice'
import { createPromise } from '#commercial/payment_promises/save_promise'
import { publishChange } from '#commercial/shared/publish_change'
import CollectionCall from './collection_call.js'
import type { createCallValidator } from './validator.js'

type Input = Infer<typeof createCallValidator>

/** So long may a call keep a client off the list: no one is forgotten by a day far away. */
const LONGEST_DAYS = 90

/**
 * Records a call to a client about what it owes, and what was promised in it.
 * @throws AppError 422 for an unknown client, an invoice of another one, a day that is no later day; as
 * `createPromise`
 */
export async function saveCall(uow: UnitOfWork, input: Input): Promise<CollectionCall> {
  const client = await Client.query({ client: uow.trx }).where('id', input.clientId).first()
  if (!client) throw invalid({ clientId: ['absent'] })
  const on = today()
  if (input.nextOn <= on) throw invalid({ nextOn: ['notLaterThanToday'] })
  if (input.nextOn > addDays(on, LONGEST_DAYS)) throw invalid({ nextOn: ['tooFarAway'] })
  const promise = await promiseOf(uow, input)
  const call = await CollectionCall.create(
    {
      ...{ clientId: client.id, clientName: client.company ?? client.name, calledOn: on },
      ...{ result: input.result, spokeTo: input.spokeTo ?? null, note: input.note ?? null },
      ...{ nextOn: input.nextOn, promiseId: promise?.id ?? null, createdBy: uow.actor.id },
    },
    { client: uow.trx }
  )
  const { id: entityId, clientName: label, result, spokeTo, note, nextOn } = call
  await uow.audit({
    action: 'create',
    ...{ entityType: 'collection_call', entityId, label },
    after: { clientName: label, result, spokeTo, note, nextOn },
  })
  publishChange(uow, 'collection-calls', call.id, 'create')
  return call
}

/** A promise belongs to the call that it was made in, and to no one else's invoice. */
async function promiseOf(uow: UnitOfWork, { promise, clientId, result, spokeTo, note }: Input) {
  if (!promise) {
    if (result === 'promised') throw invalid({ promise: ['required'] })
    return null
  }
  const invoice = await lockInvoice(uow, promise.invoiceId)
  if (invoice.clientId !== clientId) throw invalid({ 'promise.invoiceId': ['absent'] })
  const { amount, dueOn } = promise
  return createPromise(uow, invoice, { amount, dueOn, promisedBy: spokeTo, note })
}
