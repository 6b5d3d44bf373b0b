import { dayOf, formatDay } from '#engines/scheduling/moment'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { notify } from '#notifications/notify'
import type { DeliveriesPromised } from '#procurement/events/purchase_order_events'

/**
 * Notifies those who planned it of material that a vendor has now promised for later than its task
 * starts: one message for each line and promise.
 */
export async function notifyLatePromises(uow: UnitOfWork, event: DeliveriesPromised) {
  const promised = new Map(event.lines.map(({ lineId, to }) => [lineId, to]))
  const rows = await uow.trx
    .from('purchase_order_lines as l')
    .join('schedule_needs as n', 'n.id', 'l.need_id')
    .whereIn('l.id', [...promised.keys()])
    .whereNotNull('n.early_start')
    .orderBy('l.id')
    .select('n.*', 'l.id as line_id', 'l.description', 'l.description_ar')
  for (const row of rows) {
    const [starts, comes] = [formatDay(dayOf(row.early_start)), promised.get(row.line_id)]
    if (!comes || comes <= starts) continue
    const planners = [row.created_by, row.updated_by].filter((id) => id !== null)
    await notify(
      uow,
      planners.filter((id) => id !== uow.actor.id),
      messageOf(row, event.number, { starts, comes })
    )
  }
}

function messageOf(
  row: Record<string, any>,
  number: string,
  { starts, comes }: { starts: string; comes: string }
) {
  const { task_code: code, task_name: name, task_name_ar: nameAr, project_id: projectId } = row
  const material = row.description_ar ?? row.description
  return {
    type: 'material_late',
    title: 'Material arrives after its task starts',
    titleAr: 'المادة تصل بعد بدء مهمتها',
    message: `${code} ${name} · ${row.description} (${number}): ${starts} → ${comes}`,
    messageAr: `${code} ${nameAr ?? name} · ${material} (${number}): ${starts} ← ${comes}`,
    priority: 'high' as const,
    actionUrl: `/production/projects/${projectId}/schedule?view=needs`,
    relatedEntityType: 'project',
    relatedEntityId: projectId as number,
  }
}
