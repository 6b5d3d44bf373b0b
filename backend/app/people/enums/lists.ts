import type { Choice } from './choice.js'
import {
  EMPLOYEE_STATUSES,
  EMPLOYMENT_CONTRACTS,
  EMPLOYMENT_TYPES,
  GENDERS,
  MARITAL_STATUSES,
  WEEKENDS,
  WORK_SHIFTS,
} from './employees.js'
import { CHECKLIST_KINDS, ITEM_OWNERS } from './checklists.js'
import { LEAVE_BASES } from './leave_bases.js'
import { NOTICE_PAYERS, SERVICE_END_CHOICES, SETTLEMENT_ENTRY_KINDS } from './settlements.js'

/** The lists of people as `GET /api/lists/{name}` names them. */
export const PEOPLE_LISTS: Record<string, readonly Choice[]> = {
  'employee-statuses': EMPLOYEE_STATUSES,
  'employment-types': EMPLOYMENT_TYPES,
  'employment-contracts': EMPLOYMENT_CONTRACTS,
  genders: GENDERS,
  'marital-statuses': MARITAL_STATUSES,
  weekends: WEEKENDS,
  'work-shifts': WORK_SHIFTS,
  'leave-bases': LEAVE_BASES,
  'checklist-kinds': CHECKLIST_KINDS,
  'checklist-owners': ITEM_OWNERS,
  'service-ends': SERVICE_END_CHOICES,
  'settlement-entry-kinds': SETTLEMENT_ENTRY_KINDS,
  'notice-payers': NOTICE_PAYERS,
}
