import { MAIL_MODES, MAIL_SECURITIES } from '#config/mail'
import { BUDGET_CHECKS } from '#core/budgets/budget_keeper'
import { DRILL_PERIODS } from '#core/settings/backup'
import { SCAN_AWAY } from '#core/scanning/scan_setting'
import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  each,
  flag,
  id,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { HELD_SETTINGS } from './held_settings.js'
import { TWO_STEP_FOR } from '#identity/guard/two_step_required'
import { updateSettingsValidator } from './validator.js'

const branding = named(
  'Branding',
  object({
    ...each(['companyName', 'companyNameAr', 'timeZone', 'vatRate'], text),
    logoUrl: nullable(text),
    ...each(['dualDates', 'resetsByMail', 'passkeys'], flag),
  })
)

const settings = named(
  'Settings',
  object({
    id,
    version: whole,
    ...each(['companyName', 'companyNameAr', 'vatRate', 'overtimeFactor', 'timeZone'], text),
    ...each(['workStart', 'workEnd', 'ramadanStart', 'ramadanEnd'], text),
    ...each(['address', 'addressAr', 'commercialRegistration', 'vatNumber'], nullable(text)),
    ...each(['phone', 'email', 'website', 'logoUrl'], nullable(text)),
    ...each(['bankName', 'accountName', 'iban', 'swiftCode'], nullable(text)),
    ...each(['sessionIdleMinutes', 'sessionAbsoluteHours', 'overtimeLateDays', 'splitDays'], whole),
    approvalEscalationHours: whole,
    ...each(['provisionNotDue', 'provision0to30', 'provision31to60'], text),
    ...each(['provision61to90', 'provisionOver90'], text),
    ...each(['passwordMaxAgeDays', 'passwordsKept'], whole),
    ...each(['priceDifference', 'vatCorrectionLimit', 'promiseToleranceDays'], whole),
    ...{ mailMode: oneOf(MAIL_MODES), mailPort: whole, mailSecurity: oneOf(MAIL_SECURITIES) },
    ...each(['mailHost', 'mailUser', 'mailFrom', 'mailFromName', 'mailReplyTo'], nullable(text)),
    /** The password itself is never given out. */
    hasMailPassword: flag,
    ...each(['backupKeepDaily', 'backupKeepWeekly', 'backupKeepMonthly'], whole),
    ...{ backupDays: arrayOf(whole), backupTime: text, drillEvery: oneOf(DRILL_PERIODS) },
    ...{ accessReviews: flag, accessReviewMonths: arrayOf(whole), accessReviewDays: whole },
    ...{ budgetCheck: oneOf(BUDGET_CHECKS), scanAway: oneOf(SCAN_AWAY) },
    twoStepFor: arrayOf(oneOf(TWO_STEP_FOR)),
    ...{ vatPeriod: oneOf(['month', 'quarter']), vatFirstPeriodOn: nullable(day) },
    ...each(
      [
        'passcodeLogin',
        'allowSelfApproval',
        'separatePayer',
        'separateDuties',
        'separateVendors',
        'advanceGuarantee',
        'creditIncludesUnbilled',
        'creditLimitBlocks',
        'dualDates',
      ],
      flag
    ),
    weekendDays: arrayOf(whole),
    timesheetExempt: arrayOf(text),
    numbering: arrayOf(object({ series: text, last: text, next: text })),
    /** What a second administrator confirms before it applies. */
    held: arrayOf(oneOf(HELD_SETTINGS.flat())),
    can: can('update'),
  })
)

describe('/api/settings', {
  GET: { summary: 'Get the settings', answer: settings },
  PATCH: {
    summary: 'Update the settings',
    body: updateSettingsValidator,
    versioned: true,
    answer: settings,
  },
})

describe('/api/branding', {
  GET: { summary: 'Get the company name, logo and time zone', answer: branding },
})

describe('/api/logo', {
  GET: { summary: 'Get the company logo', media: 'image/png', failures: [404] },
  POST: {
    summary: 'Set the company logo',
    files: { logo: 'required' },
    answer: object({ logoUrl: text }),
  },
  DELETE: { summary: 'Remove the company logo' },
})
