import { conflict } from '#core/base/app_error'
import { MAIL_SENT, type MailSent } from '#core/mails/deliver'
import { registerMailedDocument } from '#core/mails/documents'
import { onEvent } from '#core/outbox/listeners'
import type { PrintChoice } from '#core/printing/print_choice'
import { abilitiesWithin } from '#identity/guard/abilities'
import User from '#identity/shared/user'
import { lockQuotation } from '#engineering/quotations/lock_quotation'
import { moveQuotation } from '#engineering/quotations/actions/move_quotation'
import Quotation from '#engineering/quotations/models/quotation'
import { offerPdfOf } from './pdf/print_offer_job.js'

/** The kind of mails with an offer; their record is the quotation. */
export const OFFER = 'offer'

interface OfferMail {
  language: PrintChoice
  /** The quotation as it was when the mail was ordered: another one is another offer. */
  version: number
}

const SENDABLE: ReadonlySet<string> = new Set(['approved', 'submitted_to_client', 'won'])

/** @throws AppError 409 QUOTATION_NOT_APPROVED for what no client may have */
export function requireSendable({ stage }: Quotation) {
  if (!SENDABLE.has(stage)) throw conflict('QUOTATION_NOT_APPROVED')
}

registerMailedDocument(OFFER, {
  async print(quotationId, options, userId) {
    const { language, version } = options as unknown as OfferMail
    const quotation = await Quotation.find(quotationId)
    const isSame = quotation?.version === version && SENDABLE.has(quotation.stage)
    // an offer has both languages, one of them first
    return isSame
      ? offerPdfOf({ quotationId, language: language === 'en' ? 'en' : 'ar' }, userId)
      : null
  },
  linkOf: (id) => `/engineering/quotations/${id}`,
})

/** What the client's server was given is with the client. */
onEvent<MailSent>(MAIL_SENT, 'mark-quotation-sent', async ({ payload }, uow) => {
  const { entityType, entityId: id, createdBy, options } = payload
  if (entityType !== OFFER || createdBy === null) return
  const user = await User.find(createdBy, { client: uow.trx })
  const abilities = await abilitiesWithin(uow.trx, createdBy)
  if (!user || !abilities.has('quotations.manage')) return
  const quotation = await lockQuotation(uow, id)
  const { version: expectedVersion } = options as unknown as OfferMail
  if (quotation.stage !== 'approved' || quotation.version !== expectedVersion) return
  const by = { userId: user.id, role: user.role, abilities }
  await moveQuotation(uow, { id, expectedVersion, by }, 'send', {})
})
