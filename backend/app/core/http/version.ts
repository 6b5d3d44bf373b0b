import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { AppError } from '#core/base/app_error'
import { nameIn, userNames } from '#core/base/user_names'

/**
 * The version that the caller has seen: `If-Match: "7"` (also `W/"7"`, `7`, `"v7"`) or `version` in
 * the body.
 * @throws AppError 428 VERSION_REQUIRED when neither is there, 422 when it is no whole number
 */
export function requireVersion(ctx: HttpContext): number {
  const header = ctx.request.header('if-match')
  const requested = header ?? ctx.request.body()?.version
  if (requested === undefined || requested === null || requested === '')
    throw new AppError(428, 'VERSION_REQUIRED')
  const match = /^(?:W\/)?"?v?(\d{1,9})"?$/.exec(String(requested).trim())
  if (!match) throw new AppError(422, 'INVALID', { fields: { version: ['version'] } })
  return Number(match[1])
}

/** Whether the caller states another version than that of the record as it is shown now. */
export function isOlder(ctx: HttpContext, shown: unknown): boolean {
  const version = (shown as { version?: unknown }).version
  const stated = ctx.request.header('if-match') ?? ctx.request.body()?.version
  return typeof version === 'number' && stated !== undefined && requireVersion(ctx) !== version
}

interface Versioned {
  version: number
  updatedBy?: number | null
  updatedAt: DateTime | null
}

/**
 * Refuses a write based on an old reading, naming who changed the record and when.
 * @throws AppError 412 STALE_VERSION
 */
export async function checkVersion(
  record: Versioned,
  expectedVersion: number,
  trx: TransactionClientContract
) {
  if (record.version === expectedVersion) return
  const names = await userNames([record.updatedBy], trx)
  throw new AppError(412, 'STALE_VERSION', {
    details: {
      changedBy: nameIn(names, record.updatedBy),
      changedAt: record.updatedAt?.toUTC().toISO() ?? null,
      currentVersion: record.version,
    },
  })
}
