import { onEvent } from '#core/outbox/listeners'
import { QUOTATION_CREATED, type QuotationEvent } from '#engineering/events/quotation_events'
import Quotation from '#engineering/quotations/models/quotation'
import { holdersOf } from '#identity/shared/people'
import { initialsOf } from '#identity/shared/signed_names'
import User from '#identity/shared/user'
import { notify } from '#notifications/notify'

/** Notifies the business developer of a new quotation by its initials, unless they created it. */
onEvent<QuotationEvent>(QUOTATION_CREATED, 'tell-business-developer', async ({ payload }, uow) => {
  const quotation = await Quotation.find(payload.quotationId, { client: uow.trx })
  const initials = quotation?.bdmInitials?.toUpperCase()
  if (!initials) return
  const commercial = await holdersOf('commercial.open', uow.trx)
  const people = await User.query({ client: uow.trx }).whereIn('id', commercial).orderBy('id')
  const theirs = people.filter(
    ({ id, name }) => id !== payload.createdBy && initialsOf(name) === initials
  )
  const about = `${payload.number} — ${payload.projectName}`
  await notify(
    uow,
    theirs.map(({ id }) => id),
    {
      type: 'quotation_created',
      title: 'Quotation created for you',
      titleAr: 'أُنشئ عرض سعر باسمك',
      message: about,
      messageAr: `${payload.number} — ${payload.projectNameAr ?? payload.projectName}`,
      actionUrl: payload.link,
      relatedEntityType: 'quotation',
      relatedEntityId: payload.quotationId,
    }
  )
})
