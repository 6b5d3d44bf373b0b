import { onEvent } from '#core/outbox/listeners'
import { ACCESS_REVIEWED, type AccessReviewed } from '#identity/events'
import { holdersOf } from '#identity/shared/people'
import { notify } from '#notifications/notify'

const TITLES = {
  opened: { en: 'Access review opened', ar: 'بدأت مراجعة الصلاحيات' },
  due: { en: 'Access review due soon', ar: 'اقترب موعد مراجعة الصلاحيات' },
  overdue: { en: 'Access review overdue', ar: 'تأخرت مراجعة الصلاحيات' },
}

onEvent<AccessReviewed>(ACCESS_REVIEWED, 'notify-reviewers', async ({ payload }, uow) => {
  const { reviewId, what, dueOn, pending } = payload
  await notify(uow, await holdersOf('access-reviews.decide', uow.trx), {
    // of the kind that no one switches off
    type: `account_review_${what}`,
    title: TITLES[what].en,
    titleAr: TITLES[what].ar,
    message: `${pending} accounts to review until ${dueOn}`,
    messageAr: `حسابات تنتظر المراجعة حتى ${dueOn}: ${pending}`,
    priority: what === 'overdue' ? 'urgent' : 'high',
    actionUrl: `/admin/access-reviews/${reviewId}`,
    relatedEntityType: 'access_review',
    relatedEntityId: reviewId,
  })
})
