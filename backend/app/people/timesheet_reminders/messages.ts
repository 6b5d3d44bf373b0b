import type { Message } from '#notifications/notify'
import type { MissingPerson } from './missing_people.js'

/** Names in a message; the rest is counted. */
const MOST_NAMES = 5

export function personMessage(weekStart: string): Message {
  return {
    type: 'timesheet_missing',
    title: 'Timesheet not submitted',
    titleAr: 'لم يُرسل سجل الساعات',
    message: `Week of ${weekStart}. Enter your hours and submit them.`,
    messageAr: `أسبوع ${weekStart}. أدخل ساعاتك وأرسلها.`,
    priority: 'high',
    actionUrl: `/hr/timesheets?week=${weekStart}`,
  }
}

/** Names whose weeks are missing, in one message. */
export function managerMessage(weekStart: string, team: readonly MissingPerson[]): Message {
  const rest = team.length - MOST_NAMES
  const more = rest > 0 ? ` +${rest}` : ''
  const names = (of: (person: MissingPerson) => string) => team.slice(0, MOST_NAMES).map(of)
  return {
    type: 'timesheet_missing',
    title: 'Timesheets of your team not submitted',
    titleAr: 'سجلات ساعات لم يرسلها فريقك',
    message: `Week of ${weekStart}: ${names(({ name }) => name).join(', ')}${more}`,
    messageAr: `أسبوع ${weekStart}: ${names(({ nameAr }) => nameAr).join('، ')}${more}`,
    actionUrl: `/hr/timesheets?week=${weekStart}`,
  }
}
