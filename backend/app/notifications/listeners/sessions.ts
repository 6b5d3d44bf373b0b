import { onEvent } from '#core/outbox/listeners'
import {
  EMAIL_CHANGED,
  IDENTITY_CHANGED,
  PASSKEYS_CHANGED,
  PASSWORD_CHANGED,
  PERSON_VIEWED,
  SESSION_ENDED,
  TWO_STEP_CHANGED,
  type EmailChanged,
  type IdentityChanged,
  type PasskeysChanged,
  type PasswordChanged,
  type PersonViewed,
  type SessionEnded,
  type TwoStepChanged,
} from '#identity/events'
import { notify } from '#notifications/notify'
import { IDENTITY_WORDS, PASSKEY_WORDS, PASSWORD_WORDS } from './sign_in_words.js'

onEvent<SessionEnded>(SESSION_ENDED, 'notify-person', async ({ payload }, uow) => {
  const { userId, byAdmin, count } = payload
  await notify(uow, [userId], {
    type: 'session_ended',
    title: 'You were signed out on another device',
    titleAr: 'تم تسجيل خروجك من جهاز آخر',
    message: byAdmin
      ? `An administrator ended ${count} of your sessions.`
      : 'One of your sessions was ended from another device. If that wasn’t you, contact the administrator.',
    messageAr: byAdmin
      ? `أنهى مدير النظام جلساتك (${count}).`
      : 'أُنهيت إحدى جلساتك من جهاز آخر. إن لم تكن أنت من فعل ذلك فتواصل مع مدير النظام.',
    priority: 'high',
    actionUrl: '/account/sessions',
  })
})

onEvent<PasswordChanged>(PASSWORD_CHANGED, 'notify-person', async ({ payload }, uow) => {
  const { userId, by } = payload
  await notify(uow, [userId], {
    type: 'account_password_changed',
    title: 'Your password was changed',
    titleAr: 'تم تغيير كلمة مرورك',
    ...PASSWORD_WORDS[by],
    priority: 'high',
    actionUrl: '/account/sessions',
    // who has the session of someone could switch mails off
    isMailed: by === 'mail',
  })
})

onEvent<EmailChanged>(EMAIL_CHANGED, 'notify-person', async ({ payload }, uow) => {
  const { userId, email } = payload
  await notify(uow, [userId], {
    type: 'account_email_changed',
    title: 'Your e-mail address was changed',
    titleAr: 'تم تغيير بريدك الإلكتروني',
    message: `An administrator set it to ${email ?? 'none'}. If that isn’t yours, contact the administrator.`,
    messageAr: `غيّره مدير النظام إلى ${email ?? 'لا شيء'}. إن لم يكن بريدك فتواصل مع مدير النظام.`,
    priority: 'high',
    actionUrl: '/account/sessions',
  })
})

onEvent<PasskeysChanged>(PASSKEYS_CHANGED, 'notify-person', async ({ payload }, uow) => {
  const { userId, what, name } = payload
  await notify(uow, [userId], {
    type: 'account_passkeys_changed',
    ...PASSKEY_WORDS[what](name ?? ''),
    priority: what === 'refused' ? 'urgent' : 'high',
    actionUrl: '/account/passkeys',
    isMailed: what === 'refused',
  })
})

onEvent<IdentityChanged>(IDENTITY_CHANGED, 'notify-person', async ({ payload }, uow) => {
  const { userId, what } = payload
  await notify(uow, [userId], {
    type: 'account_identity_changed',
    ...IDENTITY_WORDS[what](payload),
    priority: 'high',
    actionUrl: '/account/single-sign-on',
  })
})

onEvent<TwoStepChanged>(TWO_STEP_CHANGED, 'notify-person', async ({ payload }, uow) => {
  const { userId, on, byAdmin } = payload
  await notify(uow, [userId], {
    type: 'account_two_step_changed',
    title: on ? 'Two-step verification is on' : 'Two-step verification is off',
    titleAr: on ? 'فُعّل التحقق بخطوتين' : 'أُوقف التحقق بخطوتين',
    message: byAdmin
      ? 'An administrator turned it off for you. Set it up again with your phone.'
      : 'Your other sessions were ended. If that wasn’t you, contact the administrator.',
    messageAr: byAdmin
      ? 'أوقفه مدير النظام لحسابك. فعّله من جديد بهاتفك.'
      : 'أُنهيت جلساتك الأخرى. إن لم تكن أنت من فعل ذلك فتواصل مع مدير النظام.',
    priority: 'high',
    actionUrl: '/account/two-step',
  })
})

onEvent<PersonViewed>(PERSON_VIEWED, 'notify-person', async ({ payload }, uow) => {
  const { userId, viewerName, reason } = payload
  await notify(uow, [userId], {
    type: 'account_viewed',
    title: 'An administrator viewed the portal as you',
    titleAr: 'عرض مدير النظام البوابة كما تراها',
    message: `${viewerName}: ${reason} Nothing can be changed in such a view, and your personal pages stay closed.`,
    messageAr: `${viewerName}: ${reason} لا يمكن تغيير شيء في هذا العرض، وتبقى صفحاتك الشخصية مغلقة.`,
    priority: 'high',
    actionUrl: '/account/sessions',
  })
})
