import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { holdersOf } from '#identity/shared/people'
import { notify, type Message } from '#notifications/notify'
import { onceAtStep } from '#core/scheduled/once'

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
  const documents: Expiring[] = await db
    .from('vendor_document_entries')
    // what was replaced needs no more word
    .where('is_current', 1)
    .where('expires_on', '<=', today.plus({ days: THRESHOLDS[0] }).toISODate()!)
    .where('expires_on', '>=', today.minus({ days: FORGOTTEN_DAYS }).toISODate()!)
    .orderBy('expires_on')
    .orderBy('id')
    .select('id', 'vendor_id', 'vendor_name', 'document_type', 'expires_on')
  let notified = 0
  for (const document of documents) if (await notifyOf(document, today)) notified++
  return notified
}

async function notifyOf(document: Expiring, today: DateTime): Promise<boolean> {
  const end = DateTime.fromISO(document.expires_on, { zone: 'utc' })
  const daysLeft = Math.round(end.diff(today.startOf('day'), 'days').days)
  const key = `vendor-document-expiry:${document.id}:${document.expires_on}`
  return onceAtStep(key, { steps: THRESHOLDS, daysLeft }, async (uow) =>
    notify(uow, await holdersOf('vendors.manage', uow.trx), messageOf(document, daysLeft))
  )
}

function messageOf(document: Expiring, daysLeft: number): Message {
  const over = daysLeft < 0
  return {
    type: over ? 'vendor_document_expired' : 'vendor_document_expiring',
    title: over ? 'Vendor document expired' : 'Vendor document expiring soon',
    titleAr: over ? 'انتهت صلاحية مستند مورّد' : 'مستند مورّد تنتهي صلاحيته قريبًا',
    message: `${document.vendor_name}: ${document.expires_on}`,
    messageAr: `${document.vendor_name}: ${document.expires_on}`,
    priority: daysLeft <= 7 ? 'urgent' : daysLeft <= 30 ? 'high' : 'normal',
    actionUrl: `/procurement/vendors/${document.vendor_id}?tab=documents`,
    relatedEntityType: 'vendor',
    relatedEntityId: document.vendor_id,
  }
}
