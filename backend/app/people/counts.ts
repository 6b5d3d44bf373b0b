import { registerCounts } from '#core/counts/counted_lists'
import { checklistScope, ownTasks } from './checklists/checklist_scope.js'
import { checklistItemListing, checklistListing } from './checklists/listing.js'
import { attendanceCorrectionListing } from './attendance_corrections/listing.js'
import { attendanceScope } from './attendance_days/day_scope.js'
import { attendanceDayListing } from './attendance_days/listing.js'
import { employeeListing } from './employees/listing.js'
import { leaveScope } from './leave_requests/leave_scope.js'
import { leaveRequestListing } from './leave_requests/listing.js'
import { monthSheetListing } from './month_sheets/listing.js'
import { overtimeRequestListing } from './overtime_requests/listing.js'
import { documentScope } from './person_documents/document_scope.js'
import { personDocumentListing } from './person_documents/listing.js'
import { policyListing } from './policies/listing.js'
import { settlementListing } from './settlements/listing.js'
import { timesheetListing } from './timesheets/listing.js'
import { timesheetScope } from './timesheets/visible_timesheets.js'

/** The lists whose cards show how many records they have. */
registerCounts({
  'attendance-corrections': {
    listing: attendanceCorrectionListing,
    scope: ({ actor, abilities }) =>
      attendanceScope({ userId: actor?.id ?? null, abilities }, attendanceCorrectionListing.table),
  },
  'attendance-days': {
    listing: attendanceDayListing,
    scope: ({ actor, abilities }) =>
      attendanceScope({ userId: actor?.id ?? null, abilities }, attendanceDayListing.table),
  },
  employees: { listing: employeeListing },
  'leave-requests': { listing: leaveRequestListing, scope: leaveScope },
  'overtime-requests': { listing: overtimeRequestListing, scope: leaveScope },
  'person-documents': {
    listing: personDocumentListing,
    scope: ({ actor, abilities }) => documentScope({ userId: actor?.id ?? null, abilities }),
  },
  policies: { listing: policyListing },
  timesheets: { listing: timesheetListing, scope: timesheetScope },
  checklists: { listing: checklistListing, scope: checklistScope },
  'checklist-items': { listing: checklistItemListing, scope: ownTasks },
  'month-sheets': { listing: monthSheetListing },
  settlements: { listing: settlementListing },
})
