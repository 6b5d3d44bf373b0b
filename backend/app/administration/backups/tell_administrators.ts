import { faultText, type Fault } from '#core/backup/refusal'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { holdersOf } from '#identity/shared/people'
import { notify } from '#notifications/notify'

const TITLES = {
  backup_failed: ['Backup failed', 'تعذّر إنشاء النسخة الاحتياطية'],
  backup_overdue: ['Backup overdue', 'تأخّرت النسخة الاحتياطية'],
  backup_copy_failed: [
    'Backup not copied to its second place',
    'لم تُنسخ النسخة الاحتياطية إلى مكانها الثاني',
  ],
  restore_drill_failed: ['Restore drill failed', 'فشلت تجربة الاستعادة'],
} as const

/** Those who look after the portal learn of it at once: a backup is missed only when it is too late. */
export async function tellAdministrators(
  uow: UnitOfWork,
  type: keyof typeof TITLES,
  reason: Fault,
  record?: { id: number }
) {
  const [title, titleAr] = TITLES[type]
  const page = type === 'restore_drill_failed' ? 'restore-drills' : 'backups'
  await notify(uow, await holdersOf('backups.manage', uow.trx), {
    ...{ type, title, titleAr, priority: 'urgent' },
    message: faultText(reason, 'en'),
    messageAr: faultText(reason, 'ar'),
    actionUrl: record ? `/admin/${page}/${record.id}` : `/admin/${page}`,
    relatedEntityType: page,
    relatedEntityId: record?.id,
  })
}
