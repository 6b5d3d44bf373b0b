import db from '@adonisjs/lucid/services/db'
import { isActiveUser } from '#core/base/is_active_user'
import { onceAtStep } from '#core/scheduled/once'
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
  for (const kind of await DocumentKind.query().where('active', true).orderBy('id')) {
    const steps = stepsOf(kind)
    for (const document of await expiringOf(kind, now))
      if (await notifyOf(document, steps, parseDay(document.expires_on) - parseDay(now))) notified++
  }
  return notified
}

/** Days before the end, the widest first; the last one says that it has ended. */
function stepsOf({ firstWarningDays, secondWarningDays, lastWarningDays }: DocumentKind): number[] {
  const days = [firstWarningDays, secondWarningDays, lastWarningDays].filter((one) => one !== null)
  return [...new Set(days)].sort((a, b) => b - a).concat(EXPIRED)
}

function expiringOf(kind: DocumentKind, now: string): Promise<Expiring[]> {
  const day = parseDay(now)
  return db
    .from('person_document_entries')
    .where({ document_kind_id: kind.id, is_current: 1, employed: true })
    .where('expires_on', '<=', formatDay(day + stepsOf(kind)[0]!))
    .where('expires_on', '>=', formatDay(day - FORGOTTEN_DAYS))
    .orderBy('expires_on')
    .orderBy('id')
    .select('id', 'expires_on', 'employee_id', 'employee_name', 'employee_name_ar')
    .select('kind_name', 'kind_name_ar', 'user_id')
}

async function notifyOf(document: Expiring, steps: number[], daysLeft: number): Promise<boolean> {
  const key = `person-document-expiry:${document.id}:${document.expires_on}`
  return onceAtStep(key, { steps, daysLeft }, async (uow) => {
    const { user_id: own } = document
    const person = own !== null && (await isActiveUser(uow.trx, own)) ? [own] : []
    const people = [...person, ...(await holdersOf('employees.manage', uow.trx))]
    await notify(uow, people, messageOf(document, daysLeft))
  })
}

function messageOf(document: Expiring, daysLeft: number): Message {
  const isOver = daysLeft < 0
  const { employee_id: employeeId, expires_on: on } = document
  return {
    type: isOver ? 'person_document_expired' : 'person_document_expiring',
    title: isOver ? 'Document expired' : 'Document expiring soon',
    titleAr: isOver ? 'انتهت صلاحية مستند' : 'مستند تنتهي صلاحيته قريبًا',
    message: `${document.employee_name} · ${document.kind_name}: ${on}`,
    messageAr: `${document.employee_name_ar} · ${document.kind_name_ar}: ${on}`,
    priority: daysLeft <= SOON ? 'urgent' : daysLeft <= NEAR ? 'high' : 'normal',
    actionUrl: `/hr/employees/${employeeId}?tab=documents`,
    relatedEntityType: 'employee',
    relatedEntityId: employeeId,
  }
}
