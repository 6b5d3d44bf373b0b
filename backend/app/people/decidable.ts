import { registerDecidable } from '#core/approvals/decidable'

// whoever has a team decides on its leave and hours, beside those whom a rule names
registerDecidable(
  {
    ...{ documentType: 'leave_request', resource: 'leave-requests', table: 'leave_requests' },
    ability: 'people.open',
  },
  {
    ...{ documentType: 'overtime_request', resource: 'overtime-requests' },
    ...{ table: 'overtime_requests', ability: 'people.open' },
  },
  {
    ...{ documentType: 'attendance_correction', resource: 'attendance-corrections' },
    ...{ table: 'attendance_corrections', ability: 'people.open' },
  },
  {
    ...{ documentType: 'settlement', resource: 'settlements', table: 'settlements' },
    ability: 'settlements.approve',
  }
)
