import type { Message } from '#notifications/notify'
import type Policy from './policy.js'
import type PolicyRevision from './policy_revision.js'

const about = ({ id }: Policy) => ({
  actionUrl: `/hr/my-policies/${id}`,
  relatedEntityType: 'policy',
  relatedEntityId: id,
})

/** To those whom a policy concerns, when it is published. */
export function newPolicyMessage(policy: Policy, { effectiveOn }: PolicyRevision): Message {
  const { code, title, titleAr } = policy
  return {
    type: 'policy_published',
    title: 'Policy to read',
    titleAr: 'سياسة للاطلاع عليها',
    message: `${code} ${title}, in force from ${effectiveOn}`,
    messageAr: `${code} ${titleAr}، سارية من ${effectiveOn}`,
    ...about(policy),
  }
}

/** To those who have not acknowledged it yet. */
export function reminderMessage(policy: Policy, isOverdue: boolean): Message {
  const { code, title, titleAr } = policy
  return {
    type: 'policy_reminder',
    title: isOverdue ? 'Policy overdue for reading' : 'Please read this policy',
    titleAr: isOverdue ? 'سياسة تأخر الاطلاع عليها' : 'يرجى الاطلاع على هذه السياسة',
    message: `${code} ${title}`,
    messageAr: `${code} ${titleAr}`,
    priority: isOverdue ? 'high' : 'normal',
    ...about(policy),
  }
}
