import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  day,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  text,
  whole,
} from '#core/openapi/schema'
import { LOCK_MODULES } from '#core/period_locks/lock_modules'
import { periodLockListing } from './listing.js'
import { lockValidator, unlockValidator } from './validator.js'

const lock = named(
  'PeriodLock',
  object({
    id,
    version: whole,
    module: oneOf(LOCK_MODULES),
    lockedThroughOn: nullable(day),
    can: can('lock', 'unlock'),
  })
)

const change = named(
  'PeriodLockChange',
  object({
    id,
    module: oneOf(LOCK_MODULES),
    action: oneOf(['lock', 'unlock']),
    beforeOn: nullable(day),
    afterOn: nullable(day),
    reason: nullable(text),
    createdByName: nullable(text),
    createdAt: instant,
  })
)

describe('/api/period-locks', {
  GET: {
    summary: 'List when the books were locked and unlocked, newest first',
    list: periodLockListing,
    answer: arrayOf(change),
  },
  'GET /state': {
    summary: 'Get the day through which each part of the books is locked',
    answer: arrayOf(lock),
  },
  POST: {
    summary: 'Lock a part of the books through a day',
    body: lockValidator,
    versioned: true,
    answer: lock,
  },
  'POST /unlock': {
    summary: 'Unlock a part of the books after a day, with a reason',
    body: unlockValidator,
    versioned: true,
    answer: lock,
    failures: [409],
  },
})
