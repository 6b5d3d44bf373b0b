import { DateTime } from 'luxon'
import { lastSignedLine } from '#core/audit/heads'
import { translatorIn } from '#core/base/language'
import { queueMail } from '#core/mails/queue_mail'
import { once, wasDoneBy } from '#core/scheduled/once'
import { registerTask } from '#core/scheduled/tasks'
import { firmZone } from '#core/settings/firm_clock'
import env from '#start/env'

/** The hour of the firm's morning from which the head of the day is mailed. */
const MORNING = 7

/**
 * Mails the last signed head of the audit log once a day to an address outside, where neither the database's
 * administrator nor that of the server can take it back.
 * @returns whether it was ordered now
 */
export async function mailHead(now: DateTime = DateTime.utc()): Promise<boolean> {
  const address = env.get('AUDIT_HEADS_MAIL')
  const local = now.setZone(firmZone())
  if (!address || local.hour < MORNING) return false
  const key = `audit-head:${local.toISODate()}`
  // the heads of years are long to read, and this is asked all day
  if (await wasDoneBy(key, now)) return false
  const line = await lastSignedLine()
  if (!line) return false
  const [en, ar] = [translatorIn('en'), translatorIn('ar')]
  return once(key, (uow) =>
    queueMail(uow, {
      kind: 'audit_head',
      to: [{ address }],
      subject: en('mails.audit_head.subject', { day: local.toISODate()! }),
      content: {
        heading: `${en('mails.audit_head.heading')} · ${ar('mails.audit_head.heading')}`,
        text: [en('mails.audit_head.text'), ar('mails.audit_head.text'), line].join('\n\n'),
      },
      language: 'both',
      createdBy: null,
    })
  )
}

registerTask({ name: 'mail the head of the audit log', seconds: 600, run: () => mailHead() })
