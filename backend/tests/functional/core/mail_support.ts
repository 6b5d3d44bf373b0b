import { SYSTEM_ACTOR } from '#core/base/actor'
import { queueMail, type MailOrder } from '#core/mails/queue_mail'
import { transact } from '#core/unit_of_work/transact'
import { person } from '#tests/helpers/users'

/** A mail that someone has ordered. */
export async function aMail(more: Partial<MailOrder> = {}, by = 'po.clerk') {
  const { id, name } = await person(by)
  return transact({ ...SYSTEM_ACTOR, id, name }, (uow) =>
    queueMail(uow, {
      kind: 'test',
      to: [{ address: 'vendor@example.com', name: 'Najd Steel' }],
      subject: 'أمر شراء PO-1',
      content: { text: 'السلام عليكم\n\nA <b>bold</b> offer & more' },
      language: 'ar',
      createdBy: id,
      ...more,
    })
  )
}
