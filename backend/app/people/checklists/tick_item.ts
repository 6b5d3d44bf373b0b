import { DateTime } from 'luxon'
import { conflict, forbidden, notFound } from '#core/base/app_error'
import { checkVersion } from '#core/http/version'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import type Checklist from './checklist.js'
import ChecklistItem from './checklist_item.js'
import { isOwner } from './item_owners.js'
import { lockChecklist, recordChecklist, requireOpen, saveChecklist } from './record_checklist.js'

interface Doer {
  userId: number | null
  abilities: ReadonlySet<string>
}

/** HR may do any item, the others theirs. */
export const mayDo = (
  item: Parameters<typeof isOwner>[0],
  checklist: Pick<Checklist, 'status'>,
  by: Doer
) => checklist.status !== 'cancelled' && (by.abilities.has('employees.manage') || isOwner(item, by))

/**
 * An item with its checklist, both locked: the checklist first, so that two who tick at once wait.
 * @throws AppError 404, 403, 412, 409 LOCKED
 */
export async function lockItem(uow: UnitOfWork, id: number, expectedVersion: number, by: Doer) {
  const found = await ChecklistItem.query({ client: uow.trx }).where('id', id).first()
  if (!found) throw notFound()
  const checklist = await lockChecklist(uow, found.checklistId)
  const item = await ChecklistItem.query({ client: uow.trx })
    .where('id', id)
    .forUpdate()
    .firstOrFail()
  requireOpen(checklist)
  if (!mayDo(item, checklist, by)) throw forbidden()
  await checkVersion(item, expectedVersion, uow.trx)
  return { item, checklist }
}

type Locked = Awaited<ReturnType<typeof lockItem>>

/** @throws AppError 409 CONFLICT for one that is done */
export async function tickItem(uow: UnitOfWork, locked: Locked, note: string | null) {
  if (locked.item.doneAt) throw conflict('CONFLICT')
  await change(uow, locked, { doneAt: DateTime.utc(), doneBy: uow.actor.id, note }, 'complete')
}

/** What was ticked by mistake is to be done again. @throws AppError 409 CONFLICT for one that is open */
export async function reopenItem(uow: UnitOfWork, locked: Locked) {
  if (!locked.item.doneAt) throw conflict('CONFLICT')
  await change(uow, locked, { doneAt: null, doneBy: null }, 'reopen')
}

async function change(
  uow: UnitOfWork,
  { item, checklist }: Locked,
  values: Partial<ChecklistItem>,
  action: string
) {
  const before = checklist.toAudit()
  item.merge({ ...values, version: item.version + 1, updatedBy: uow.actor.id })
  await item.save()
  await saveChecklist(uow, checklist)
  const after = { ...checklist.toAudit(), item: item.title, ...(item.note && { note: item.note }) }
  await recordChecklist(uow, action, checklist, { before, after })
}
