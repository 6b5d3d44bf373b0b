import { onEvent } from '#core/outbox/listeners'
import { notify } from '#notifications/notify'
import Checklist from './checklist.js'
import { CHECKLIST_OPENED, type ChecklistOpened } from './events.js'
import { usersOf } from './item_owners.js'
import { assignedMessage } from './messages.js'

/** Everyone who has something to do is notified once, however many items are theirs. */
onEvent<ChecklistOpened>(CHECKLIST_OPENED, 'notify-owners', async ({ payload: { id } }, uow) => {
  const checklist = await Checklist.query({ client: uow.trx })
    .where({ id, status: 'open' })
    .preload('items')
    .first()
  // cancelled or deleted before this ran
  if (!checklist) return
  const employee = await uow.trx
    .from('employees')
    .where('id', checklist.employeeId)
    .select('name', 'name_ar as nameAr')
    .first()
  const counts = new Map<number, number>()
  for (const item of checklist.items)
    for (const userId of await usersOf(uow.trx, item))
      counts.set(userId, (counts.get(userId) ?? 0) + 1)
  for (const [count, userIds] of Map.groupBy(counts.keys(), (userId) => counts.get(userId)!))
    await notify(uow, userIds, assignedMessage(checklist, employee, count))
})
