import type { Infer } from '@vinejs/vine/types'
import { conflict, invalid, notFound } from '#core/base/app_error'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { publishChange } from '#commercial/shared/publish_change'
import { aboutInvoice } from '#commercial/invoices/actions/lock_invoice'
import type Invoice from '#commercial/invoices/models/invoice'
import { keepsOutOn } from '#commercial/shared/dunning_pause_of'
import DunningPause from './dunning_pause.js'
import type { pauseValidator } from './validator.js'

/**
 * Keeps a locked invoice out of letters: until a day, or while the client disputes it.
 * @throws AppError 409 for a draft or credit note, or one that is kept out already; 422 on `untilOn`
 */
export async function pauseDunning(
  uow: UnitOfWork,
  invoice: Invoice,
  { kind, reason, untilOn = null }: Infer<typeof pauseValidator>
): Promise<DunningPause> {
  if (!invoice.number || invoice.type === 'credit_note') throw conflict('INVOICE_NOT_ISSUED')
  if (untilOn && untilOn < today()) throw invalid({ untilOn: ['inPast'] })
  if (kind === 'pause' && !untilOn) throw invalid({ untilOn: ['required'] })
  if (await pauseOf(uow, invoice.id)) throw conflict('DUNNING_PAUSED')
  const pause = await DunningPause.create(
    {
      ...{ invoiceId: invoice.id, kind, reason, untilOn, liftedOn: null, liftedBy: null },
      createdBy: uow.actor.id,
    },
    { client: uow.trx }
  )
  await uow.audit({
    action: kind === 'dispute' ? 'dispute' : 'pause_dunning',
    ...aboutInvoice(invoice),
    after: { reason, untilOn },
  })
  publishChange(uow, 'invoices', invoice.id, 'update')
  return pause
}

/** Dunned again from now on. @throws AppError 404 where it is not kept out */
export async function liftPause(uow: UnitOfWork, invoice: Invoice, reason: string) {
  const pause = await pauseOf(uow, invoice.id)
  if (!pause) throw notFound()
  pause.merge({ liftedOn: today(), liftedBy: uow.actor.id })
  await pause.save()
  await uow.audit({
    action: 'resume_dunning',
    ...aboutInvoice(invoice),
    before: { untilOn: pause.untilOn },
    after: { reason },
  })
  publishChange(uow, 'invoices', invoice.id, 'update')
  return pause
}

/** Locked until the unit ends; null where nothing keeps the invoice out. */
function pauseOf(uow: UnitOfWork, invoiceId: number) {
  return DunningPause.query({ client: uow.trx })
    .where({ invoiceId })
    .where((pauses) => keepsOutOn(pauses, today()))
    .forUpdate()
    .first()
}
