import { onEvent } from '#core/outbox/listeners'
import { SESSION_ENDED, type SessionEnded } from '#identity/events'
import { notify } from '#notifications/notify'

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
