import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { isActiveUser } from '#core/base/is_active_user'
import { onceAtStepOf } from '#core/scheduled/once'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { today } from '#core/settings/firm_clock'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import { holdersOf } from '#identity/shared/people'
import { notify, type Message } from '#notifications/notify'
import DocumentKind from '#people/document_kinds/document_kind'

/** What ended longer ago is no news. */
const FORGOTTEN_DAYS = 30
const EXPIRED = -1
const SOON = 7
const NEAR = 30

interface Expiring {
  id: number
  expires_on: string
  employee_id: number
  employee_name: string
  employee_name_ar: string
  kind_name: string
  kind_name_ar: string
  user_id: number | null
}

/**
 * Notifies HR and the person that a document expires soon or has expired, at the days before the end that
 * its kind states: once for each document, end and step, however often and on however many workers this
 * runs. Who has left is not written about.
 * @returns how many documents were reported
 */
export async function notifyExpiring(now: string = today()): Promise<number> {
  let notified = 0
  for (const kind of await DocumentKind.query().where('active', true).orderBy('id'))
    for (const document of await expiringOf(db, kind, now))
      if (await transact(SYSTEM_ACTOR, (uow) => notifyOf(uow, kind, document, now))) notified++
  return notified
}

/** The same at once for a document that is entered or changed: what is near already does not wait a day. */
export async function notifyIfExpiring(uow: UnitOfWork, documentId: number) {
  const { trx } = uow
  const kind = await DocumentKind.query({ client: trx })
    .where('active', true)
    .whereIn('id', trx.from('person_documents').where('id', documentId).select('document_kind_id'))
    .first()
  if (!kind) return
  const now = today()
  const [document] = await expiringOf(trx, kind, now).where('id', documentId)
  if (document) await notifyOf(uow, kind, document, now)
}

/** Days before the end, the widest first; the last one says that it has ended. */
function stepsOf({ firstWarningDays, secondWarningDays, lastWarningDays }: DocumentKind): number[] {
  const days = [firstWarningDays, secondWarningDays, lastWarningDays].filter((one) => one !== null)
  return [...new Set(days)].sort((a, b) => b - a).concat(EXPIRED)
}

/** @returns rows of Expiring */
function expiringOf(client: Pick<typeof db, 'from'>, kind: DocumentKind, now: string) {
  const day = parseDay(now)
  return client
    .from('person_document_entries')
    .where({ document_kind_id: kind.id, is_current: 1, employed: true })
    .where('expires_on', '<=', formatDay(day + stepsOf(kind)[0]!))
    .where('expires_on', '>=', formatDay(day - FORGOTTEN_DAYS))
    .orderBy('expires_on')
    .orderBy('id')
    .select('id', 'expires_on', 'employee_id', 'employee_name', 'employee_name_ar')
    .select('kind_name', 'kind_name_ar', 'user_id')
}

function notifyOf(uow: UnitOfWork, kind: DocumentKind, document: Expiring, now: string) {
  const key = `person-document-expiry:${document.id}:${document.expires_on}`
  const daysLeft = parseDay(document.expires_on) - parseDay(now)
  return onceAtStepOf(uow, key, { steps: stepsOf(kind), daysLeft }, async ({ trx }) => {
    const { user_id: own } = document
    const person = own !== null && (await isActiveUser(trx, own)) ? [own] : []
    const people = [...person, ...(await holdersOf('employees.manage', trx))]
    await notify(uow, people, messageOf(document, daysLeft))
  })
}

function messageOf(document: Expiring, daysLeft: number): Message {
  const isOver = daysLeft < 0
  const { employee_id: employeeId, expires_on: on } = document
  return {
    type: isOver ? 'person_document_expired' : 'person_document_expiring',
    title: isOver ? 'Document expired' : 'Document expiring soon',
    titleAr: isOver ? 'انتهت صلاحية مستند' : 'مستند تنتهي صلاحيته قريباً',
    message: `${document.employee_name} · ${document.kind_name}: ${on}`,
    messageAr: `${document.employee_name_ar} · ${document.kind_name_ar}: ${on}`,
    priority: daysLeft <= SOON ? 'urgent' : daysLeft <= NEAR ? 'high' : 'normal',
    actionUrl: `/hr/employees/${employeeId}?tab=documents`,
    relatedEntityType: 'employee',
    relatedEntityId: employeeId,
  }
}
