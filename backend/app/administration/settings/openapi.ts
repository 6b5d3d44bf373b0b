import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
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
import { updateSettingsValidator } from './validator.js'

const branding = named(
  'Branding',
  object({
    ...each(['companyName', 'companyNameAr', 'timeZone', 'vatRate'], text),
    logoUrl: nullable(text),
    dualDates: flag,
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
    priceDifference: whole,
    ...each(
      [
        'passcodeLogin',
        'allowSelfApproval',
        'separatePayer',
        'separateDuties',
        'separateVendors',
        'advanceGuarantee',
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
