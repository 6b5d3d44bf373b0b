import { ADMIN, type Rule } from './rule.js'

/** Who keeps the portal running, and what it holds in order. */
export const UPKEEP = {
  // what the portal sends and keeps, read by who looks after it
  'mails.view': ADMIN,
  'mails.manage': ADMIN,
  'system-health.view': ADMIN,
  // files that the virus scanner holds
  'file-scans.manage': ADMIN,
  // how long what is not needed for ever is kept
  'retention.manage': ADMIN,
  // what the firm holds of a person, as a whole
  'personal-data.manage': ADMIN,
  // owners take them along, so they see them
  'backups.view': { owner: true },
  'backups.manage': ADMIN,
  // everything the firm has, in one file
  'backups.download': { owner: true, strict: true },
} as const satisfies Record<string, Rule>
