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
  text,
  whole,
} from '#core/openapi/schema'
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
    ...each(['companyName', 'companyNameAr', 'vatRate', 'timeZone'], text),
    ...each(['workStart', 'workEnd', 'ramadanStart', 'ramadanEnd'], text),
    ...each(['address', 'addressAr', 'commercialRegistration', 'vatNumber'], nullable(text)),
    ...each(['phone', 'email', 'website', 'logoUrl'], nullable(text)),
    ...each(['bankName', 'accountName', 'iban', 'swiftCode'], nullable(text)),
    ...each(['sessionIdleMinutes', 'sessionAbsoluteHours'], whole),
    ...each(['passcodeLogin', 'allowSelfApproval', 'dualDates'], flag),
    weekendDays: arrayOf(whole),
    numbering: arrayOf(object({ series: text, last: text, next: text })),
    can: can('update'),
  })
)

describe('/api/settings', {
  GET: { summary: 'How the firm has set the portal up', answer: settings },
  PATCH: {
    summary: 'Change settings',
    body: updateSettingsValidator,
    versioned: true,
    answer: settings,
  },
})

describe('/api/branding', {
  GET: { summary: 'Name, logo and clock of the firm', answer: branding },
})

describe('/api/logo', {
  GET: { summary: 'The firm’s logo', media: 'image/png', failures: [404] },
  POST: {
    summary: 'Change the firm’s logo',
    files: { logo: 'required' },
    answer: object({ logoUrl: text }),
  },
  DELETE: { summary: 'Take the firm’s logo away' },
})
