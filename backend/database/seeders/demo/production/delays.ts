import type { DemoContext } from '#database/seeders/demo/context'
import { DemoUnit, personOf } from '#database/seeders/demo/engineering/demo_unit'
import { MINUTES_OF_DAY, parseDay } from '#engines/scheduling/moment'
import { makeClaim } from '#production/delay_claims/make_claim'
import { grantDelay } from '#production/delays/decide_delay'
import type Delay from '#production/delays/delay'
import { projectImpact } from '#production/delays/project_impact'
import { createDelay, submitDelay } from '#production/delays/save_delay'
import type { DELAY_CAUSES, DelayResponsible } from '#production/enums/delays'

interface DemoDelay {
  site: number
  ago: number
  /** Null while it lasts. */
  lasted: number | null
  lost: number[]
  noticeAfter: number | null
  until: 'draft' | 'recorded' | 'claimed' | 'granted'
  title: string
  titleAr: string
  cause: (typeof DELAY_CAUSES)[number]['value']
  responsible: DelayResponsible
}

/**
 * What held the demo sites up: on which of them, how many days ago and for how long, the working days that each
 * of its tasks lost, when notice followed, and how far it has come. Site 1 is the late one.
 */
const DELAYS: DemoDelay[] = [
  {
    ...{ site: 1, ago: 170, lasted: 18, lost: [10, 6], noticeAfter: 9, until: 'granted' },
    ...{ title: 'Late approval of foundation drawings', titleAr: 'تأخر اعتماد مخططات الأساسات' },
    ...{ cause: 'late_approval', responsible: 'client' },
  },
  {
    ...{ site: 1, ago: 160, lasted: 12, lost: [7], noticeAfter: null, until: 'recorded' },
    ...{ title: 'Crane out of service', titleAr: 'تعطل الرافعة' },
    ...{ cause: 'equipment', responsible: 'contractor' },
  },
  {
    ...{ site: 1, ago: 95, lasted: 8, lost: [6], noticeAfter: 5, until: 'claimed' },
    ...{ title: 'Larger openings ordered by the client', titleAr: 'فتحات أوسع بطلب العميل' },
    ...{ cause: 'client_change', responsible: 'client' },
  },
  {
    ...{ site: 1, ago: 60, lasted: 5, lost: [4], noticeAfter: null, until: 'recorded' },
    ...{
      title: 'Sandstorms stopped work at height',
      titleAr: 'عواصف رملية أوقفت العمل على ارتفاع',
    },
    ...{ cause: 'weather', responsible: 'neutral' },
  },
  {
    ...{ site: 1, ago: 22, lasted: null, lost: [12, 8], noticeAfter: null, until: 'recorded' },
    ...{ title: 'Facade drawings not issued', titleAr: 'لم تصدر مخططات الواجهات' },
    ...{ cause: 'late_drawings', responsible: 'client' },
  },
  {
    ...{ site: 0, ago: 14, lasted: 3, lost: [2], noticeAfter: 4, until: 'draft' },
    ...{ title: 'Utility permit for trenching', titleAr: 'تصريح الحفر من جهة الخدمات' },
    ...{ cause: 'authority', responsible: 'authority' },
  },
  {
    ...{ site: 2, ago: 48, lasted: 9, lost: [5], noticeAfter: 12, until: 'recorded' },
    ...{ title: 'Site access closed for road works', titleAr: 'إغلاق مدخل الموقع لأعمال الطريق' },
    ...{ cause: 'site_access', responsible: 'client' },
  },
]

/** Delays of the projects with a schedule, at every stage. */
export async function seedDelays(context: DemoContext) {
  const sites = await context.trx.from('schedules').orderBy('id').select('project_id')
  for (const delay of DELAYS) {
    const site = sites[delay.site]
    if (site) await seedDelay(context, site.project_id, delay)
  }
}

async function seedDelay(context: DemoContext, projectId: number, demo: DemoDelay) {
  const { ago, lasted, lost, noticeAfter, until, site: _site, ...facts } = demo
  const first = context.now.minus({ days: ago })
  const after = (days: number | null) => (days === null ? null : first.plus({ days }).toISODate()!)
  const engineer = personOf(context, 'engineer')
  const unit = new DemoUnit(context.trx, { at: first.plus({ days: lasted ?? 3 }), by: engineer })
  const delay = await createDelay(
    unit,
    {
      ...{ projectId, ...facts, firstOn: first.toISODate()! },
      ...{ lastOn: after(lasted), noticeOn: after(noticeAfter) },
      ...(noticeAfter !== null && { noticeReference: `LTR-${300 - ago}` }),
      tasks: await tasksFrom(context, projectId, { from: first.toISODate()!, lost }),
    },
    { userId: engineer.id, abilities: new Set(['delays.view-all']) }
  )
  if (until === 'draft') return
  await submitDelay(unit, delay)
  if (until !== 'recorded') await claim(context, delay, { ago, grants: until === 'granted' })
}

/** The next tasks that the contract programme had on a day, each with the days that it lost. */
async function tasksFrom(
  { trx }: DemoContext,
  projectId: number,
  { from, lost }: { from: string; lost: readonly number[] }
) {
  const rows: { id: number }[] = await trx
    .from('baseline_tasks')
    .join('baselines', 'baselines.id', 'baseline_tasks.baseline_id')
    .join('tasks', 'tasks.id', 'baseline_tasks.task_id')
    .where('baselines.project_id', projectId)
    .where('tasks.kind', 'task')
    .where('tasks.duration', '>', 0)
    .where('baseline_tasks.start', '>=', parseDay(from) * MINUTES_OF_DAY)
    .orderBy('baseline_tasks.start')
    .orderBy('tasks.id')
    .limit(lost.length)
    .select('tasks.id')
  return rows.map(({ id }, at) => ({ taskId: id, days: String(lost[at]) }))
}

async function claim(
  context: DemoContext,
  delay: Delay,
  { ago, grants }: { ago: number; grants: boolean }
) {
  const manager = personOf(context, 'chief.engineer')
  const at = context.now.minus({ days: ago - 30 })
  const unit = new DemoUnit(context.trx, { at, by: manager })
  const computed = await projectImpact(delay.projectId, [delay], {}, context.trx)
  const claimedDays = Math.max(1, computed.impact?.excusable.days ?? 0)
  await makeClaim(
    unit,
    {
      ...{ projectId: delay.projectId, delayIds: [delay.id], claimedDays },
      statement: 'Extension of time under Sub-Clauses 8.4 and 20.1 of the contract.',
    },
    { by: { userId: manager.id, abilities: new Set(DECIDES), role: 'staff' }, computed }
  )
  if (!grants) return
  await delay.refresh()
  const decided = new DemoUnit(context.trx, { at: at.plus({ days: 20 }), by: manager })
  await grantDelay(decided, delay, { days: Math.ceil(claimedDays * 0.75) })
}

const DECIDES = ['delays.view-all', 'delays.decide', 'delays.decide-any']
