import { holdersOf } from '#identity/shared/people'
import { notify } from '#notifications/notify'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { vendorAudit } from '#procurement/vendors/vendor_audit'
import type Vendor from '#procurement/vendors/models/vendor'
import { otherThanWriters } from './second_person.js'
import type { Written } from './trusted.js'
import { writingOf } from './writing.js'

const LABELS: Record<string, { en: string; ar: string }> = {
  name: { en: 'name', ar: 'الاسم' },
  type: { en: 'type', ar: 'النوع' },
  country: { en: 'country', ar: 'الدولة' },
  crNumber: { en: 'CR number', ar: 'رقم السجل التجاري' },
  vatNumber: { en: 'VAT number', ar: 'الرقم الضريبي' },
  documents: { en: 'documents', ar: 'المستندات' },
} satisfies Partial<Record<Written, { en: string; ar: string }>>

/**
 * An approval is about who the vendor was: changed in that, an approved one waits for another approval.
 * The caller saves its new version.
 */
export async function reviewAgain(uow: UnitOfWork, vendor: Vendor, changed: string[]) {
  if (vendor.status !== 'approved' || !changed.length) return
  const before = { status: vendor.status, statusReason: vendor.statusReason }
  const after = { status: 'under_review' as const, statusReason: null }
  await vendor.merge({ ...after, updatedBy: uow.actor.id }).save()
  await uow.audit({ action: 'change_status', ...vendorAudit(vendor), before, after })
  await notifyApprovers(uow, vendor, changed)
}

/** Those who may approve a vendor learn that it waits for them; who wrote it is not among them. */
export async function notifyApprovers(uow: UnitOfWork, vendor: Vendor, changed: string[] = []) {
  const holders = await holdersOf('vendors.qualify', uow.trx)
  const people = otherThanWriters(await writingOf(vendor, uow.trx), holders)
  const about = (language: 'en' | 'ar') =>
    changed.map((field) => LABELS[field]?.[language] ?? field).join(language === 'ar' ? '، ' : ', ')
  await notify(
    uow,
    people.filter((userId) => userId !== uow.actor.id),
    {
      type: 'vendor_approval_requested',
      title: 'Vendor awaiting approval',
      titleAr: 'مورّد بانتظار الاعتماد',
      message: changed.length ? `${vendor.name}: changed: ${about('en')}` : vendor.name,
      messageAr: changed.length ? `${vendor.name}: تغيّر: ${about('ar')}` : vendor.name,
      priority: 'high',
      actionUrl: `/procurement/vendors/${vendor.id}`,
      relatedEntityType: 'vendor',
      relatedEntityId: vendor.id,
    }
  )
}
