import { onEvent } from '#core/outbox/listeners'
import { CHANGE_HELD, type ChangeHeld } from '#identity/events'
import { concernedBy, confirmersOf } from '#identity/held_changes/confirmers'
import type { HeldKind } from '#identity/held_changes/hold_change'
import HeldChange from '#identity/held_changes/held_change'
import { notify } from '#notifications/notify'

const PAGE = '/admin/held-changes'

/** What changes, in the words of the pages. */
const WHAT: Record<HeldKind, { en: string; ar: string }> = {
  user_access: { en: 'Role and permissions', ar: 'الدور والصلاحيات' },
  permission_set: { en: 'Permission set', ar: 'مجموعة صلاحيات' },
  user_password: { en: 'Password', ar: 'كلمة المرور' },
  user_passcode: { en: 'Passcode', ar: 'رمز المرور' },
  user_email: { en: 'E-mail address', ar: 'البريد الإلكتروني' },
  user_two_step: { en: 'Two-step verification', ar: 'التحقق بخطوتين' },
  user_passkeys: { en: 'Passkeys', ar: 'مفاتيح المرور' },
  user_enabling: { en: 'Enabling of the account', ar: 'تفعيل الحساب' },
  approval_rule: { en: 'Approval rule', ar: 'قاعدة اعتماد' },
  approval_delegation: { en: 'Delegated approvals', ar: 'تفويض بالاعتماد' },
  person_erasure: { en: 'Erasure of personal data', ar: 'محو بيانات شخصية' },
  identity_provider: { en: 'Identity provider', ar: 'موفّر هوية' },
  settings: { en: 'Approval and payment settings', ar: 'إعدادات الاعتماد والدفع' },
}
const STATES = {
  pending: { en: 'Change of access requested', ar: 'تغيير في الصلاحيات بانتظار التأكيد' },
  confirmed: { en: 'Change of access confirmed', ar: 'تم تأكيد التغيير في الصلاحيات' },
  rejected: { en: 'Change of access rejected', ar: 'رُفض التغيير في الصلاحيات' },
}

onEvent<ChangeHeld>(CHANGE_HELD, 'notify-confirmers', async ({ payload }, uow) => {
  const { id, kind, label, requestedBy, status } = payload
  const change = await HeldChange.findOrFail(id, { client: uow.trx })
  const confirmers = await confirmersOf(change, uow.trx)
  const people = status === 'pending' ? confirmers.map((one) => one.id) : [requestedBy]
  const { en, ar } = WHAT[kind as HeldKind]
  await notify(uow, [...new Set([...people, ...concernedBy(change)])], {
    type: `account_change_${status}`,
    title: STATES[status].en,
    titleAr: STATES[status].ar,
    message: `${label}: ${en}`,
    messageAr: `${label}: ${ar}`,
    priority: 'high',
    relatedEntityType: 'held_change',
    relatedEntityId: id,
    // the person concerned may not open the page of who confirms
    actionUrl: status === 'pending' ? PAGE : '/account/sessions',
  })
})
