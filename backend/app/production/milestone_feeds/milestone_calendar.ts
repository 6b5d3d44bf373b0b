import { ICalEventBusyStatus, type ICalEventData } from 'ical-generator'
import { translatorIn, type Language } from '#core/base/language'
import { newCalendar } from '#core/calendar_feeds/new_calendar'
import type Project from '#production/projects/project'
import type { PlacedMilestone } from '#production/project_milestones/milestone_outlooks'

/**
 * The milestones of a project as calendar programs read them: a day for the contract, and one for where
 * the schedule puts it when that is another. Late ones are named so.
 */
export function milestoneCalendar(
  project: Project,
  milestones: readonly PlacedMilestone[],
  language: Language
): string {
  const calendar = newCalendar(`${project.code} · ${nameIn(project, language)}`)
  for (const placed of milestones)
    for (const event of eventsOf(project, placed, language)) calendar.createEvent(event)
  return calendar.toString()
}

const nameIn = ({ name, nameAr }: { name: string; nameAr: string | null }, language: Language) =>
  (language === 'ar' && nameAr) || name

function eventsOf(
  project: Project,
  { milestone, status, reachedOn, forecastOn, varianceDays }: PlacedMilestone,
  language: Language
): ICalEventData[] {
  const say = translatorIn(language)
  const text = (key: string, params?: Record<string, string | number>) =>
    say(`milestone_feeds.${key}`, params)
  const name = `${project.code} · ${nameIn(milestone, language)}`
  const { contractOn } = milestone
  const isLate = status === 'late'
  const lines = [
    text('contract', { date: contractOn }),
    reachedOn !== null && text('reached', { date: reachedOn }),
    forecastOn !== null && text('forecast', { date: forecastOn }),
    isLate && text('late_by', { days: varianceDays ?? 0 }),
  ]
  const day = (kind: string, on: string, summary: string): ICalEventData => ({
    id: `milestone-${milestone.id}-${kind}@binaa`,
    start: `${on}T00:00:00`,
    allDay: true,
    summary,
    description: lines.filter(Boolean).join('\n'),
    stamp: milestone.updatedAt,
    busystatus: ICalEventBusyStatus.FREE,
  })
  const title = isLate ? text('late', { name }) : name
  const placedOn = reachedOn ?? forecastOn
  const second = reachedOn === null ? 'forecast_title' : 'reached_title'
  return [
    day('contract', contractOn, title),
    ...(placedOn === null || placedOn === contractOn
      ? []
      : [day('forecast', placedOn, text(second, { name: title }))]),
  ]
}
