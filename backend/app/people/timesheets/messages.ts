import { gregorianDate } from '#engines/pdf/print_formats'
import type { Message } from '#notifications/notify'
import type Timesheet from './timesheet.js'

const weekOf = ({ weekStart }: Timesheet, language: 'en' | 'ar') =>
  gregorianDate(weekStart, language)

const about = ({ id }: Timesheet) => ({
  actionUrl: `/hr/timesheets/${id}`,
  relatedEntityType: 'timesheet',
  relatedEntityId: id,
})

/** To those who have to approve lines of it. */
export function approvalMessage(timesheet: Timesheet): Message {
  const { employee } = timesheet
  return {
    type: 'timesheet_approval_requested',
    title: 'Timesheet to approve',
    titleAr: 'سجل ساعات بانتظار الاعتماد',
    message: `${employee.name}, week of ${weekOf(timesheet, 'en')}`,
    messageAr: `${employee.nameAr}، أسبوع ${weekOf(timesheet, 'ar')}`,
    ...about(timesheet),
  }
}

/** To its person, once every line is approved. */
export function approvedMessage(timesheet: Timesheet): Message {
  return {
    type: 'timesheet_approved',
    title: 'Timesheet approved',
    titleAr: 'اعتُمد سجل الساعات',
    message: `Week of ${weekOf(timesheet, 'en')}`,
    messageAr: `أسبوع ${weekOf(timesheet, 'ar')}`,
    ...about(timesheet),
  }
}

/** To its person, with what has to be corrected. */
export function returnedMessage(timesheet: Timesheet, comment: string): Message {
  return {
    type: 'timesheet_rejected',
    title: 'Timesheet to correct',
    titleAr: 'سجل ساعات بحاجة إلى تصحيح',
    message: `Week of ${weekOf(timesheet, 'en')}: ${comment}`,
    messageAr: `أسبوع ${weekOf(timesheet, 'ar')}: ${comment}`,
    priority: 'high',
    ...about(timesheet),
  }
}
