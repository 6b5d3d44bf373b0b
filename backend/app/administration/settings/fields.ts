import env from '#start/env'
import type { BudgetCheck } from '#core/budgets/budget_keeper'
import { companyProfile, type CompanyProfile } from '#core/settings/company'
import { ACCESS_REVIEW_DEFAULTS } from '#core/settings/access_review'
import { BACKUP_DEFAULTS } from '#core/settings/backup'
import { SCAN_DEFAULTS } from '#core/scanning/scan_setting'
import { MAIL_DEFAULTS } from '#core/settings/mail'
import { setting } from '#core/settings/settings'
import { PASSWORD_DEFAULTS } from '#identity/shared/password_age'
import type { TwoStepFor } from '#identity/guard/two_step_required'

/** Settings beside the company's profile, with what holds while no one has set them. */
const DEFAULTS = {
  sessionIdleMinutes: env.get('SESSION_IDLE_MINUTES') ?? 30,
  sessionAbsoluteHours: env.get('SESSION_ABSOLUTE_HOURS') ?? 10,
  passcodeLogin: false,
  ...PASSWORD_DEFAULTS,
  /** Whose sign-in needs a code of their phone as well. */
  twoStepFor: [] as TwoStepFor[],
  allowSelfApproval: false,
  /** Who recorded a vendor's bill does not pay it. */
  separatePayer: true,
  /** Who made or approved an order neither receives its goods nor pays its bills. */
  separateDuties: true,
  /** Who entered or changed a vendor does not approve it. */
  separateVendors: true,
  /** Advances to vendors need a guarantee. */
  advanceGuarantee: true,
  /** Within so many days orders to one vendor are looked at as one. */
  splitDays: 7,
  /** Percent by which a price lies above the contract's or the last one before it is marked. */
  priceDifference: 5,
  vatRate: '15',
  /** Percent of what is owed by clients that is provided for, by age. */
  provisionNotDue: '1',
  provision0to30: '3',
  provision31to60: '10',
  provision61to90: '25',
  provisionOver90: '50',
  /** How long a period of VAT is, and the day on which the first one began; null: no returns are filed. */
  vatPeriod: 'month' as 'month' | 'quarter',
  vatFirstPeriodOn: null as string | null,
  /** Riyals of VAT up to which earlier periods are corrected in a return: VAT regulations, article 63. */
  vatCorrectionLimit: 5000,
  /** Days after the promised one on which a promise of a client still counts as kept. */
  promiseToleranceDays: 3,
  /** Whether what contracts have not billed yet counts against the credit limit of a client. */
  creditIncludesUnbilled: true,
  /** Contracts above the credit limit are refused, not only warned of. */
  creditLimitBlocks: false,
  /** What an hour of overtime costs against any other: Saudi labour law, article 107. */
  overtimeFactor: '1.5',
  /** Days after the day itself on which overtime may still be requested; 0: only before it. */
  overtimeLateDays: 0,
  /** Working hours after which the next people are notified of an approval that waits; 0: never. */
  approvalEscalationHours: 0,
  /** Orders beyond a budget: no check, a warning, or refused. */
  budgetCheck: 'warn' as BudgetCheck,
  timeZone: 'Asia/Riyadh',
  /** Days without work, 0 = Sunday to 6 = Saturday. */
  weekendDays: [5, 6],
  workStart: '08:00',
  workEnd: '17:00',
  /** Six hours a day in Ramadan: Saudi labour law, article 98. */
  ramadanStart: '10:00',
  ramadanEnd: '16:00',
  /** Hijri days beside Gregorian ones, not only on pointing at them. */
  dualDates: false,
  /** Types of employment that keep no timesheets: their days without hours are no absence. */
  timesheetExempt: [] as string[],
  ...MAIL_DEFAULTS,
  ...BACKUP_DEFAULTS,
  ...ACCESS_REVIEW_DEFAULTS,
  ...SCAN_DEFAULTS,
}

export const SINGLE_SETTINGS = Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[]

export type SettingValues = CompanyProfile & typeof DEFAULTS

/** All settings as they hold now. */
export function currentSettings(): SettingValues {
  return settingsFrom((key) => setting<unknown>(key, undefined))
}

/** All settings from what is stored, by key. */
export function settingsFrom(stored: (key: string) => unknown): SettingValues {
  const single = SINGLE_SETTINGS.map((key) => [key, stored(key) ?? DEFAULTS[key]])
  const company = stored('company') as Partial<CompanyProfile> | undefined
  return { ...companyProfile(company ?? {}), ...Object.fromEntries(single) }
}
