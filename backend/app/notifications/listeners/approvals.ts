import { decidersOf } from '#core/approvals/deciders'
import {
  APPROVALS_DECIDED,
  APPROVALS_REQUESTED,
  type ApprovalsDecided,
  type ApprovalsRequested,
} from '#core/approvals/events'
import { groupThousands } from '#engines/money/money'
import ApprovalRequest from '#core/approvals/models/approval_request'
import { onEvent } from '#core/outbox/listeners'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { DELEGATION_GIVEN, type DelegationGiven } from '#identity/events'
import { notify } from '#notifications/notify'

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
  variation_order: { en: 'Variation order', ar: 'أمر التغيير' },
  leave_request: { en: 'Leave request', ar: 'طلب إجازة' },
  overtime_request: { en: 'Overtime request', ar: 'طلب عمل إضافي' },
  settlement: { en: 'Settlement', ar: 'مخالصة نهاية الخدمة' },
  site_report: { en: 'Site report', ar: 'تقرير الموقع' },
  vendor_bank_account: { en: 'Vendor bank account', ar: 'الحساب البنكي للمورّد' },
}
/** Number and name of a document; by its one name where it has no Arabic one. */
const aboutOf = ({ documentNumber, title, titleAr }: ApprovalsRequested | ApprovalsDecided) => ({
  en: `${documentNumber} — ${title}`,
  ar: `${documentNumber} — ${titleAr || title}`,
})
const nameOf = (type: string) => NAMES[type] ?? { en: 'Document', ar: 'المستند' }

onEvent<ApprovalsRequested>(APPROVALS_REQUESTED, 'notify-approvers', async ({ payload }, uow) => {
  const approvers = await approversOf(payload, uow)
  const name = nameOf(payload.documentType)
  const about = aboutOf(payload)
  // a site report is about no amount
  const amount = Number(payload.amount)
    ? ` (${groupThousands(payload.amount)} ${payload.currency})`
    : ''
  await notify(uow, approvers, {
    type: `${payload.documentType}_approval_requested`,
    title: `${name.en} awaiting approval`,
    titleAr: `${name.ar} بانتظار موافقتك`,
    message: about.en + amount,
    messageAr: about.ar + amount,
    priority: 'high',
    actionUrl: payload.link,
    relatedEntityType: payload.documentType,
    relatedEntityId: payload.documentId,
  })
})

onEvent<ApprovalsDecided>(APPROVALS_DECIDED, 'notify-requester', async ({ payload }, uow) => {
  if (payload.status === 'pending') return
  const name = nameOf(payload.documentType)
  const approved = payload.status === 'approved'
  const about = aboutOf(payload)
  const reason = payload.comment ? `: ${payload.comment}` : ''
  await notify(uow, [payload.requestedBy], {
    type: `${payload.documentType}_${payload.status}`,
    title: `${name.en} ${approved ? 'approved' : 'rejected'}`,
    titleAr: approved ? `تمت الموافقة على ${name.ar}` : `رُفض ${name.ar}`,
    message: about.en + reason,
    messageAr: about.ar + reason,
    priority: approved ? 'normal' : 'high',
    actionUrl: payload.link,
    relatedEntityType: payload.documentType,
    relatedEntityId: payload.documentId,
  })
})

onEvent<DelegationGiven>(DELEGATION_GIVEN, 'notify-stand-in', async ({ payload }, uow) => {
  const { userName, delegateId, fromOn, toOn } = payload
  await notify(uow, [delegateId], {
    type: 'approval_delegation_created',
    title: `You can approve on behalf of ${userName}`,
    titleAr: `أنت مفوّض بالاعتماد نيابةً عن ${userName}`,
    message: `${fromOn} – ${toOn}`,
    messageAr: `${fromOn} – ${toOn}`,
  })
})

/**
 * Those who can decide, their delegates among them. Anyone who wrote the document, requested it or has
 * decided one of its steps is not notified.
 */
async function approversOf(requested: ApprovalsRequested, uow: UnitOfWork): Promise<number[]> {
  const request = await ApprovalRequest.query({ client: uow.trx })
    .where('id', requested.requestId)
    .preload('steps')
    .preload('authors')
    .first()
  const step = request?.pendingStep
  const { approverKind, approverValue } = requested
  // decided meanwhile: the next step has an event of its own
  if (step?.approverKind !== approverKind || step.approverValue !== approverValue) return []
  const deciders = await decidersOf(request!, step, uow.trx)
  return deciders.filter((userId) => userId !== requested.requestedBy)
}
