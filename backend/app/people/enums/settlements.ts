import type { ServiceEnd } from '#engines/labour/end_of_service'
import type { Choice } from './choice.js'

export const SETTLEMENT_STATUSES = [
  'draft',
  'submitted',
  'approved',
  'rejected',
  'cancelled',
  'paid',
] as const
export type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number]

/** How a contract ends, with the article of the labour law that the award follows from. */
export const SERVICE_END_CHOICES = [
  {
    value: 'contract_ended',
    label: 'Contract expired (article 84)',
    labelAr: 'انتهاء مدة العقد (المادة 84)',
  },
  {
    value: 'ended_by_employer',
    label: 'Ended by the employer (article 84)',
    labelAr: 'إنهاء من صاحب العمل (المادة 84)',
  },
  { value: 'agreement', label: 'By agreement (article 84)', labelAr: 'باتفاق الطرفين (المادة 84)' },
  { value: 'retirement', label: 'Retirement (article 84)', labelAr: 'التقاعد (المادة 84)' },
  { value: 'incapacity', label: 'Incapacity (article 84)', labelAr: 'العجز (المادة 84)' },
  { value: 'death', label: 'Death (article 84)', labelAr: 'الوفاة (المادة 84)' },
  { value: 'force_majeure', label: 'Force majeure (article 87)', labelAr: 'قوة قاهرة (المادة 87)' },
  { value: 'resigned', label: 'Resignation (article 85)', labelAr: 'استقالة (المادة 85)' },
  {
    value: 'resigned_marriage',
    label: 'Resignation after marriage (article 87)',
    labelAr: 'استقالة بعد الزواج (المادة 87)',
  },
  {
    value: 'resigned_childbirth',
    label: 'Resignation after childbirth (article 87)',
    labelAr: 'استقالة بعد الوضع (المادة 87)',
  },
  {
    value: 'employer_breach',
    label: 'Breach by the employer (article 81)',
    labelAr: 'إخلال من صاحب العمل (المادة 81)',
  },
  {
    value: 'misconduct',
    label: 'Dismissal for misconduct (article 80)',
    labelAr: 'فصل لمخالفة جسيمة (المادة 80)',
  },
  {
    value: 'probation',
    label: 'Ended within probation (article 53)',
    labelAr: 'إنهاء خلال فترة التجربة (المادة 53)',
  },
] as const satisfies (Choice & { value: ServiceEnd })[]

/** Ends whose award depends on the day of an event: a marriage or a birth. */
export const ENDS_WITH_EVENT: readonly ServiceEnd[] = ['resigned_marriage', 'resigned_childbirth']

/** What is entered by hand; all but an addition are taken off. */
export const SETTLEMENT_ENTRY_KINDS = [
  { value: 'addition', label: 'Addition', labelAr: 'إضافة' },
  { value: 'advance', label: 'Advance', labelAr: 'سلفة' },
  { value: 'deduction', label: 'Deduction', labelAr: 'خصم' },
  { value: 'equipment', label: 'Equipment not returned', labelAr: 'عهدة لم تُسلَّم' },
] as const satisfies Choice[]

/** Who owes the other the notice that was not given (article 76). */
export const NOTICE_PAYERS = [
  { value: 'employer', label: 'Employer', labelAr: 'صاحب العمل' },
  { value: 'employee', label: 'Employee', labelAr: 'الموظف' },
] as const satisfies Choice[]
export type NoticePayer = (typeof NOTICE_PAYERS)[number]['value']
