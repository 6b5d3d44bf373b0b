import type { Infer } from '@vinejs/vine/types'
import { invalid } from '#core/base/app_error'
import { createRows } from '#core/database/many_rows'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { parseDecimal } from '#engines/money/money'
import { readTasks } from '#production/tasks/task_rows'
import { outlineOf } from '#production/tasks/outline'
import type SiteReport from './site_report.js'
import {
  SiteReportBlocker,
  SiteReportCrew,
  SiteReportEquipment,
  SiteReportWork,
} from './site_report_rows.js'
import type { updateSiteReportValidator } from './validator.js'

export type SiteReportChanges = Infer<typeof updateSiteReportValidator>

const e4 = (text: string) => Number(parseDecimal(text, 4))

/** Replaces the rows of the kinds that are stated, and reads all of them again. */
export async function storeRows(uow: UnitOfWork, report: SiteReport, stated: SiteReportChanges) {
  await checkTasks(uow, report, stated)
  const { crews, equipment, works, blockers } = stated
  const { trx } = uow
  const of = (index: number) => ({ reportId: report.id, line: index + 1 })
  const clear = (table: string) => trx.from(table).where('report_id', report.id).delete()
  if (crews) {
    await clear('site_report_crews')
    const rows = crews.map(({ trade, headcount, hours }, at) => ({
      ...{ ...of(at), trade, headcount },
      hoursE4: e4(hours),
    }))
    await createRows(trx, SiteReportCrew, rows)
  }
  if (equipment) {
    await clear('site_report_equipment')
    const rows = equipment.map(({ name, count, hours }, at) => ({
      ...{ ...of(at), name, count },
      hoursE4: e4(hours),
    }))
    await createRows(trx, SiteReportEquipment, rows)
  }
  if (works) {
    await clear('site_report_works')
    const units = await materialUnits(uow, works)
    await createRows(
      trx,
      SiteReportWork,
      works.map((work, at) => ({ ...of(at), ...workRow(work, units) }))
    )
  }
  if (blockers) {
    await clear('site_report_blockers')
    const rows = blockers.map(({ reason, taskId = null, details }, at) => ({
      ...{ ...of(at), reason, taskId, details },
    }))
    await createRows(trx, SiteReportBlocker, rows)
  }
  for (const kind of ['crews', 'equipment', 'works', 'blockers'] as const) await report.load(kind)
}

type Work = NonNullable<SiteReportChanges['works']>[number]

const workRow = (
  { taskId, materialId = null, quantity, unit, percentComplete, remaining, note }: Work,
  units: ReadonlyMap<number, string>
) => ({
  ...{ taskId, materialId },
  quantityE4: quantity == null ? null : e4(quantity),
  unit: (materialId === null ? unit : units.get(materialId)) ?? null,
  percentBp: Math.round(percentComplete * 100),
  remaining: remaining ?? null,
  note: note ?? null,
})

/** The units of the materials that were installed. @throws AppError 422 for one that is not there, or without a quantity */
async function materialUnits(uow: UnitOfWork, works: readonly Work[]) {
  const ids = works.flatMap(({ materialId }) => materialId ?? [])
  const rows: { id: number; unit: string }[] = ids.length
    ? await uow.trx.from('material_names').whereIn('id', ids).select('id', 'unit')
    : []
  const units = new Map(rows.map(({ id, unit }) => [Number(id), unit]))
  for (const [at, { materialId, quantity }] of works.entries()) {
    if (!materialId) continue
    if (!units.has(materialId)) throw invalid({ [`works.${at}.materialId`]: ['absent'] })
    if (quantity == null) throw invalid({ [`works.${at}.quantity`]: ['required'] })
  }
  return units
}

/**
 * Work is reported on the tasks of the project's schedule, each once; summaries follow from theirs, and
 * a milestone is reached or not.
 * @throws AppError 422 naming the row
 */
async function checkTasks(uow: UnitOfWork, report: SiteReport, stated: SiteReportChanges) {
  const { works = [], blockers = [] } = stated
  if (!works.length && !blockers.some(({ taskId }) => taskId)) return
  const tasks = await readTasks(uow.trx, report.projectId)
  const kinds = new Map(outlineOf(tasks).map(({ task, kind }) => [task.id, kind]))
  const once = new Set<number>()
  for (const [at, { taskId, percentComplete }] of works.entries()) {
    const kind = kinds.get(taskId)
    const field = `works.${at}.taskId`
    if (!kind) throw invalid({ [field]: ['absent'] })
    if (kind === 'summary') throw invalid({ [field]: ['summaryTask'] })
    if (once.has(taskId)) throw invalid({ [field]: ['taskTwice'] })
    once.add(taskId)
    if (kind.endsWith('milestone') && percentComplete !== 0 && percentComplete !== 100)
      throw invalid({ [`works.${at}.percentComplete`]: ['milestoneShare'] })
  }
  for (const [at, { taskId }] of blockers.entries())
    if (taskId && !kinds.has(taskId)) throw invalid({ [`blockers.${at}.taskId`]: ['absent'] })
}
