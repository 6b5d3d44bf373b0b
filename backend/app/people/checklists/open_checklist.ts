import { emptyColumns } from '#core/database/empty_columns'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import type ChecklistTemplate from '#people/checklist_templates/checklist_template'
import { fittingTemplate } from '#people/checklist_templates/fitting_template'
import type { ChecklistKind } from '#people/enums/checklists'
import type { Person } from '#people/shared/moments'
import Checklist from './checklist.js'
import ChecklistItem from './checklist_item.js'
import { CHECKLIST_OPENED } from './events.js'
import { ownerFor } from './item_owners.js'
import { recordChecklist, saveChecklist } from './record_checklist.js'

const dueOn = (anchorOn: string, days: number) => formatDay(parseDay(anchorOn) + days)

/** Makes a checklist of a template that is loaded with its items; who has something to do is notified. */
export async function openChecklist(
  uow: UnitOfWork,
  employee: Person,
  template: ChecklistTemplate,
  anchorOn: string
): Promise<Checklist> {
  const { id: templateId, kind, name, nameAr } = template
  const by = { createdBy: uow.actor.id, updatedBy: uow.actor.id }
  const checklist = new Checklist().useTransaction(uow.trx)
  checklist.merge({ ...emptyColumns(Checklist), templateId, kind, name, nameAr, anchorOn, ...by })
  checklist.merge({ employeeId: employee.id, itemCount: 0, doneCount: 0, version: 0 })
  checklist.status = 'open'
  await checklist.save()
  for (const { sequence, title, titleAr, dueDays, ...owned } of template.items.map(plain)) {
    const owner = await ownerFor(uow.trx, employee, owned)
    const item = new ChecklistItem().useTransaction(uow.trx)
    item.merge({ ...emptyColumns(ChecklistItem), sequence, title, titleAr, dueDays, ...owner })
    item.merge({ checklistId: checklist.id, dueOn: dueOn(anchorOn, dueDays), version: 1, ...by })
    await item.save()
  }
  await saveChecklist(uow, checklist)
  await recordChecklist(uow, 'create', checklist, { after: checklist.toAudit() })
  await uow.emit(CHECKLIST_OPENED, { id: checklist.id })
  return checklist
}

const plain = ({
  sequence,
  title,
  titleAr,
  dueDays,
  owner,
  ownerUserId,
}: ChecklistTemplate['items'][number]) => ({
  ...{ sequence, title, titleAr, dueDays, owner, ownerUserId },
})

/** Makes the checklist that fits a person; none where no template does. */
export async function openFitting(
  uow: UnitOfWork,
  employee: Person,
  kind: ChecklistKind,
  anchorOn: string
): Promise<Checklist | null> {
  const template = await fittingTemplate(uow.trx, kind, employee)
  return template && openChecklist(uow, employee, template, anchorOn)
}

const openOf = (uow: UnitOfWork, employeeId: number, kind: ChecklistKind) =>
  Checklist.query({ client: uow.trx })
    .where({ employeeId, kind })
    .whereNot('status', 'cancelled')
    .orderBy('id', 'desc')
    .forUpdate()
    .first()

/** A last day was entered or moved: what is open is due by the new one. Makes the checklist where there is none. */
export async function followLastDay(uow: UnitOfWork, employee: Person, lastDayOn: string) {
  const checklist = await openOf(uow, employee.id, 'leaving')
  if (!checklist || checklist.anchorOn < employee.joinOn)
    return openFitting(uow, employee, 'leaving', lastDayOn)
  if (checklist.anchorOn === lastDayOn) return checklist
  const before = checklist.toAudit()
  const open = await ChecklistItem.query({ client: uow.trx })
    .where('checklistId', checklist.id)
    .whereNull('doneAt')
  for (const item of open) {
    item.dueOn = dueOn(lastDayOn, item.dueDays)
    item.version++
    await item.save()
  }
  checklist.anchorOn = lastDayOn
  await saveChecklist(uow, checklist)
  await recordChecklist(uow, 'move', checklist, { before, after: checklist.toAudit() })
  return checklist
}

/** Somebody stays: nothing is left to be done. */
export async function dropLeaving(uow: UnitOfWork, employeeId: number) {
  const checklist = await openOf(uow, employeeId, 'leaving')
  if (checklist) await cancelChecklist(uow, checklist)
}

/** Cancels a locked checklist; what was done stays on record. */
export async function cancelChecklist(uow: UnitOfWork, checklist: Checklist) {
  const before = checklist.toAudit()
  checklist.status = 'cancelled'
  await saveChecklist(uow, checklist)
  await recordChecklist(uow, 'cancel', checklist, { before, after: checklist.toAudit() })
}
