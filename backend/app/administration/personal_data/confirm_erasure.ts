import { DateTime } from 'luxon'
import { ErasureOrder, recordsOf } from '#core/personal_data/erased'
import { findPerson } from '#core/personal_data/people'
import { registerHeldChange } from '#identity/held_changes/hold_change'
import { ERASE_PERSON } from './job_names.js'
import { PERSON_ERASURE, requireErasable, type HeldErasure } from './request_erasure.js'

registerHeldChange(PERSON_ERASURE, async (uow, { payload, requestedBy }) => {
  const { subject, reason } = payload as unknown as HeldErasure
  const person = await findPerson(subject, uow.trx)
  await requireErasable(uow, person)
  const order = new ErasureOrder().useTransaction(uow.trx)
  order.merge({ subjectKind: subject.kind, subjectId: subject.id, reason, requestedBy })
  order.merge({ confirmedBy: uow.actor.id!, records: Object.fromEntries(recordsOf(person)) })
  order.merge({ counts: null, completedAt: null, createdAt: DateTime.utc() })
  await order.save()
  const job = await uow.enqueue({
    ...{ type: ERASE_PERSON, title: 'Erasure of personal data', titleAr: 'محو بيانات شخصية' },
    payload: { erasureId: order.id },
  })
  await order.merge({ jobId: job.id }).save()
})
