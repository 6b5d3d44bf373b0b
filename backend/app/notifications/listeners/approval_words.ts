import type { AboutDocument } from '#core/approvals/events'
import { groupThousands } from '#engines/money/money'
import type { Message } from '#notifications/notify'

/** What a document is called in a message. */
const NAMES: Record<string, { en: string; ar: string }> = {
  quotation: { en: 'Quotation', ar: 'عرض السعر' },
  purchase_order: { en: 'Purchase order', ar: 'أمر الشراء' },
  purchase_request: { en: 'Purchase request', ar: 'طلب الشراء' },
  stock_movement: { en: 'Stock movement', ar: 'حركة المخزون' },
  client_advance: { en: 'Advance above the contract value', ar: 'دفعة مقدمة تتجاوز قيمة العقد' },
  vendor_advance: { en: 'Advance to a vendor', ar: 'الدفعة المقدمة للمورّد' },
  payment_run: { en: 'Payment run', ar: 'مسير السداد' },
  vendor_credit: { en: 'Return or credit note', ar: 'المرتجع أو الإشعار الدائن' },
  write_off: { en: 'Write-off', ar: 'إعدام الدين' },
  budget: { en: 'Budget', ar: 'الميزانية' },
  vat_adjustment: { en: 'VAT adjustment', ar: 'تعديل ضريبي' },
  manual_journal: { en: 'Manual journal', ar: 'قيد اليومية' },
  project: { en: 'Project', ar: 'المشروع' },
  variation_order: { en: 'Variation order', ar: 'أمر التغيير' },
  leave_request: { en: 'Leave request', ar: 'طلب إجازة' },
  overtime_request: { en: 'Overtime request', ar: 'طلب عمل إضافي' },
  attendance_correction: { en: 'Attendance correction', ar: 'تصحيح الحضور' },
  settlement: { en: 'Settlement', ar: 'مخالصة نهاية الخدمة' },
  site_report: { en: 'Site report', ar: 'تقرير الموقع' },
  vendor_bank_account: { en: 'Vendor bank account', ar: 'الحساب البنكي للمورّد' },
}
/** Number and name of a document; by its one name where it has no Arabic one. */
export const aboutOf = ({
  documentNumber,
  title,
  titleAr,
}: Pick<AboutDocument, 'documentNumber' | 'title' | 'titleAr'>) => ({
  en: `${documentNumber} — ${title}`,
  ar: `${documentNumber} — ${titleAr || title}`,
})
export const nameOf = (type: string) => NAMES[type] ?? { en: 'Document', ar: 'المستند' }

type Requested = Pick<
  AboutDocument,
  | 'documentType'
  | 'documentId'
  | 'documentNumber'
  | 'title'
  | 'titleAr'
  | 'amount'
  | 'currency'
  | 'link'
>

/** Which document it is, and the amount of those that have one: a site report is about none. */
export function requestWords(requested: Requested) {
  const about = aboutOf(requested)
  const amount = Number(requested.amount)
    ? ` (${groupThousands(requested.amount)} ${requested.currency})`
    : ''
  return { message: about.en + amount, messageAr: about.ar + amount }
}

export const aboutRequest = ({ link, documentType, documentId }: Requested) => ({
  priority: 'high' as const,
  ...{ actionUrl: link, relatedEntityType: documentType, relatedEntityId: documentId },
})

/** Tells someone that a document waits for their decision. */
export function requestMessage(requested: Requested): Message {
  const name = nameOf(requested.documentType)
  return {
    ...aboutRequest(requested),
    ...requestWords(requested),
    type: `${requested.documentType}_approval_requested`,
    title: `${name.en} awaiting approval`,
    titleAr: `${name.ar} بانتظار موافقتك`,
  }
}
