import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { holdersOf } from '#identity/shared/people'
import { notify, type Message } from '#notifications/notify'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { onceAtStepOf } from '#core/scheduled/once'
import { transact } from '#core/unit_of_work/transact'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'

/** Days before the end at which people are notified; 0 says that it has ended. */
export const THRESHOLDS = [60, 30, 7, 0] as const
/** What ended longer ago is no news. */
const FORGOTTEN_DAYS = 30

interface Expiring {
  id: number
  vendor_id: number
  vendor_name: string
  document_type: string
  expires_on: string
}

/**
 * Notifies those who manage vendors that a vendor document ends soon or has ended: once for each
 * document, day of expiry and threshold, however often and on however many workers this runs.
 * @returns how many documents were reported
 */
export async function notifyExpiringDocuments(today: DateTime = DateTime.utc()): Promise<number> {
  let notified = 0
  for (const document of await expiring(db, today))
    if (await transact(SYSTEM_ACTOR, (uow) => notifyOf(uow, document, today))) notified++
  return notified
}

/** The same at once for a document that is entered: what is near already does not wait for the next run. */
export async function notifyIfExpiring(uow: UnitOfWork, documentId: number) {
  const now = DateTime.utc()
  const [document] = await expiring(uow.trx, now).where('id', documentId)
  if (document) await notifyOf(uow, document, now)
}

/** @returns rows of Expiring */
function expiring(client: Pick<typeof db, 'from'>, today: DateTime) {
  return (
    client
      .from('vendor_document_entries')
      // what was replaced needs no more word
      .where('is_current', 1)
      .where('expires_on', '<=', today.plus({ days: THRESHOLDS[0] }).toISODate()!)
      .where('expires_on', '>=', today.minus({ days: FORGOTTEN_DAYS }).toISODate()!)
      .orderBy('expires_on')
      .orderBy('id')
      .select('id', 'vendor_id', 'vendor_name', 'document_type', 'expires_on')
  )
}

function notifyOf(uow: UnitOfWork, document: Expiring, today: DateTime): Promise<boolean> {
  const end = DateTime.fromISO(document.expires_on, { zone: 'utc' })
  const daysLeft = Math.round(end.diff(today.startOf('day'), 'days').days)
  const key = `vendor-document-expiry:${document.id}:${document.expires_on}`
  return onceAtStepOf(uow, key, { steps: THRESHOLDS, daysLeft }, async ({ trx }) =>
    notify(uow, await holdersOf('vendors.manage', trx), messageOf(document, daysLeft))
  )
}

function messageOf(document: Expiring, daysLeft: number): Message {
  const over = daysLeft < 0
  return {
    type: over ? 'vendor_document_expired' : 'vendor_document_expiring',
    title: over ? 'Vendor document expired' : 'Vendor document expiring soon',
    titleAr: over ? 'انتهت صلاحية مستند مورّد' : 'مستند مورّد تنتهي صلاحيته قريباً',
    message: `${document.vendor_name}: ${document.expires_on}`,
    messageAr: `${document.vendor_name}: ${document.expires_on}`,
    priority: daysLeft <= 7 ? 'urgent' : daysLeft <= 30 ? 'high' : 'normal',
    actionUrl: `/procurement/vendors/${document.vendor_id}?tab=documents`,
    relatedEntityType: 'vendor',
    relatedEntityId: document.vendor_id,
  }
}
