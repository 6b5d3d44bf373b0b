import type { HandOver } from '#core/handovers/registry'
import Checklist from './checklist.js'
import ChecklistItem from './checklist_item.js'
import { recordChecklist } from './record_checklist.js'

/** The open items of someone who leaves are their successor's. */
export const handOverItems: HandOver = async (uow, { fromId, toId }) => {
  const items = await ChecklistItem.query({ client: uow.trx })
    .where('ownerUserId', fromId)
    .whereNull('doneAt')
    .orderBy('id')
    .forUpdate()
  for (const item of items) {
    item.merge({ ownerUserId: toId, owner: 'user', updatedBy: uow.actor.id })
    item.version++
    await item.save()
  }
  const ids = [...new Set(items.map(({ checklistId }) => checklistId))]
  for (const checklist of await Checklist.query({ client: uow.trx }).whereIn('id', ids))
    await recordChecklist(uow, 'update', checklist, {
      before: { ownerUserId: fromId },
      after: { ownerUserId: toId },
    })
  return items.map(({ id, checklistId, title, titleAr }) => ({
    ...{ kind: 'checklist_item', recordId: id, label: title, labelAr: titleAr },
    link: `/hr/checklists/${checklistId}`,
  }))
}
