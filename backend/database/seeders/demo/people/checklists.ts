import { createRecord } from '#core/resources/save_record'
import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit } from '#database/seeders/demo/engineering/demo_unit'
import ChecklistTemplate from '#people/checklist_templates/checklist_template'
import { checklistTemplates } from '#people/checklist_templates/resource'
import type Checklist from '#people/checklists/checklist'
import ChecklistItem from '#people/checklists/checklist_item'
import { openFitting } from '#people/checklists/open_checklist'
import { tickItem } from '#people/checklists/tick_item'
import type Employee from '#people/employees/employee'
import { enterLeaving } from '#people/leavings/enter_leaving'
import { TEMPLATES } from './checklists_data.js'

/** Days until someone of the sites leaves. */
const LEAVES_IN = 12

/** A template of each kind, and a checklist of each: of who joined last, and of someone who leaves. */
export async function seedChecklists(context: DemoContext, people: readonly Employee[]) {
  const by = { id: context.users['hr.manager'].id, name: 'HR' }
  const unit = new DemoUnit(context.trx, { at: context.now.minus({ days: 1 }), by })
  for (const { items, ...template } of TEMPLATES)
    await createRecord(unit, checklistTemplates, ChecklistTemplate, {
      ...template,
      items: items.map(([title, titleAr, owner, dueDays]) => ({ title, titleAr, owner, dueDays })),
    })
  const crew = people.filter(({ userId, employed }) => userId === null && employed)
  const [newest] = [...crew].sort((a, b) => (a.joinOn < b.joinOn ? 1 : -1))
  const joined = await openFitting(unit, newest!, 'onboarding', newest!.joinOn)
  // all but the review at the end of the probation
  await tickFirst(unit, joined!, joined!.itemCount - 1)
  const leaver = crew.at(-1)!
  const lastDayOn = context.now.plus({ days: LEAVES_IN }).toISODate()!
  await enterLeaving(unit, leaver, { lastDayOn, status: 'resigned', endReason: 'Moves home' })
}

async function tickFirst(unit: DemoUnit, checklist: Checklist, count: number) {
  const items = await ChecklistItem.query({ client: unit.trx })
    .where('checklistId', checklist.id)
    .orderBy('sequence')
    .limit(count)
  for (const item of items) await tickItem(unit, { item, checklist }, null)
}
