import { affected } from '#core/database/affected'
import { sqlInstant } from '#core/database/instants'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { mailedDocument } from './documents.js'
import type Mail from './mail.js'
import { publishMail } from './queue_mail.js'
import { forgottenBody } from './secret_body.js'

/** Its job finds nothing to send. @returns false when the mail is on its way or gone */
export async function cancelMail(uow: UnitOfWork, mail: Mail): Promise<boolean> {
  const waiting = uow.trx.from('mails').where({ id: mail.id, state: 'waiting' })
  const changes = { state: 'cancelled', ...forgottenBody(mail), updated_at: sqlInstant() }
  if (!(await affected(waiting.update(changes)))) return false
  publishMail(uow, mail.id, 'update')
  if (mail.entityId !== null) mailedDocument(mail.entityType)?.changed?.(uow, mail.entityId)
  return true
}
