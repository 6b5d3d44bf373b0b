import { durationText, unitsIn } from '../../plan/units'
import type { TFunction } from 'i18next'
import { parseMoment } from '@binaa/backend/moment'
import type { Formats } from '../../../../../kit/display/use-formats'
import { calendarsOf } from '../../plan/engine-plan'
import { projectStartOn } from '../../plan/project-start'
import type { Preview, SchedulePlan } from '../../plan/types'
import { GANTT, nameOf } from '../texts'

interface PreviewLine {
  text: string
  tone: 'good' | 'bad' | null
}

interface Reading {
  t: TFunction
  language: string
  formats: Formats
}

/** More names than this are counted, not listed. */
const NAMED = 3

/** In short sentences: how many tasks move, the finish, what becomes late, which pinned task objects. */
export function previewLines(plan: SchedulePlan, preview: Preview, reading: Reading) {
  const { t } = reading
  const count = preview.moved.length
  const lines: PreviewLine[] = [
    { text: t(`${GANTT}.preview.${count ? 'moved' : 'unmoved'}`, { count }), tone: null },
    finishLine(plan, preview, reading),
  ]
  const { missedDeadlines, lateMilestones, conflicts } = preview
  for (const late of lateMilestones) lines.push(milestoneLine(plan, late, reading))
  if (missedDeadlines.length) lines.push(lateLine(plan, missedDeadlines, reading))
  for (const conflict of conflicts.slice(0, NAMED))
    lines.push(conflictLine(plan, conflict, reading))
  if (conflicts.length > NAMED)
    lines.push({
      text: t(`${GANTT}.preview.more_conflicts`, { count: conflicts.length - NAMED }),
      tone: 'bad',
    })
  return lines
}

function finishLine(plan: SchedulePlan, { finish }: Preview, reading: Reading): PreviewLine {
  const { t, formats, language } = reading
  const { schedule } = plan
  const { before, after } = finish
  const date = after === null ? '' : formats.day(after.slice(0, 10))
  if (before === null || after === null || before === after)
    return { text: t(`${GANTT}.preview.finish_same`, { date }), tone: null }
  const calendar = calendarsOf(schedule).get(schedule.settings.calendarId)
  const minutes = calendar?.between(parseMoment(before), parseMoment(after)) ?? 0
  const by = durationText(Math.abs(minutes), unitsIn(schedule, { calendarId: null }), language)
  return minutes > 0
    ? { text: t(`${GANTT}.preview.finish_later`, { date, by }), tone: 'bad' }
    : { text: t(`${GANTT}.preview.finish_sooner`, { date, by }), tone: 'good' }
}

function lateLine(plan: SchedulePlan, ids: readonly number[], reading: Reading): PreviewLine {
  const names = namesOf(plan, ids.slice(0, NAMED), reading)
  const rest = ids.length - NAMED
  const key = rest > 0 ? 'late_and_more' : 'late'
  return { text: reading.t(`${GANTT}.preview.${key}`, { names, count: rest }), tone: 'bad' }
}

function milestoneLine(
  { schedule }: SchedulePlan,
  { id, days }: Preview['lateMilestones'][number],
  { t, language }: Reading
): PreviewLine {
  const milestone = schedule.milestones.find((other) => other.id === id)
  const name = milestone ? nameOf(milestone, language) : ''
  return { text: t(`${GANTT}.preview.milestone`, { name, count: days }), tone: 'bad' }
}

function conflictLine(
  plan: SchedulePlan,
  { taskId, predecessorId, minutes }: Preview['conflicts'][number],
  reading: Reading
): PreviewLine {
  const task = plan.byId.get(taskId)
  const by = durationText(
    minutes,
    unitsIn(plan.schedule, { calendarId: task?.calendarId ?? null }),
    reading.language
  )
  const [name, predecessor] = [taskId, predecessorId].map((id) => namesOf(plan, [id], reading))
  return {
    text: reading.t(`${GANTT}.preview.conflict`, { name, predecessor, by }),
    tone: 'bad',
  }
}

function namesOf({ byId }: SchedulePlan, ids: readonly number[], { language }: Reading): string {
  const names = ids.map((id) => {
    const task = byId.get(id)
    return task ? nameOf(task, language) : ''
  })
  return names.join(language.startsWith('ar') ? '، ' : ', ')
}

/** Why changes cannot be made; of a cycle its whole way by name. */
export function refusalText(
  plan: SchedulePlan,
  { fault, tasks }: { fault: string; tasks: readonly number[] },
  { t, language, formats }: Reading
): string {
  const way = tasks
    .map((id) => plan.byId.get(id))
    .map((task) => (task ? nameOf(task, language) : '?'))
  const path = way.join(language.startsWith('ar') ? ' ← ' : ' → ')
  const date = formats.day(projectStartOn(plan.schedule))
  return t(`${GANTT}.refused.${fault}`, { path, date })
}
