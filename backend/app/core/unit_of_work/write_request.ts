import { createHmac } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import encryption from '@adonisjs/core/services/encryption'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { isDuplicate } from '#core/database/failures'
import { appKey } from '#config/app'
import { AppError } from '#core/base/app_error'
import { requireRoom } from '#core/disk/room'
import { transact } from './transact.js'
import type { UnitOfWork } from './unit_of_work.js'

interface StoredAnswer {
  body_hash: string
  route: string
  response_status: number
  response_body: string | null
}

/**
 * The write of one request: `transact` plus `Idempotency-Key`. The key's row is written in the
 * transaction of the effect, together with the answer, so a retry after any crash either finds both
 * or neither. A second request with the same key waits on the row and gets the stored answer, which
 * is kept sealed: some answers carry what is shown only once, such as a share's address.
 * @returns what the response body shall be (already serialised by `work`)
 * @throws AppError 422 IDEMPOTENCY_MISMATCH when the key was used for another request, 507 DISK_FULL
 */
export async function writeRequest<Body>(
  ctx: HttpContext,
  work: (uow: UnitOfWork) => Promise<Body>,
  fingerprint?: string
): Promise<Body> {
  await requireRoom()
  const actor = ctx.actor!
  const key = KEYED.has(ctx.request.method()) ? ctx.request.header('idempotency-key') : undefined
  if (!key) return transact(actor, work)
  if (key.length > 255) throw new AppError(422, 'IDEMPOTENCY_KEY_INVALID')
  const route = `${ctx.request.method()} ${ctx.request.url()}`.slice(0, 200)
  const bodyHash = hashOf(fingerprint ?? JSON.stringify(ctx.request.body()))
  const identity = { user_id: actor.id!, key }
  try {
    return await transact(actor, async (uow) => {
      await reserve(uow.trx, identity, route, bodyHash)
      const body = await work(uow)
      await uow.trx
        .from('idempotency_keys')
        .where(identity)
        .update({
          response_status: ctx.response.getStatus(),
          response_body: encryption.encrypt(JSON.stringify(body ?? null), { purpose: PURPOSE }),
        })
      return body
    })
  } catch (error) {
    if (error !== TAKEN) throw error
    return replay<Body>(ctx, identity, route, bodyHash)
  }
}

/** Requests that would have their effect twice; others are the same however often they are sent. */
const KEYED = new Set(['POST', 'PATCH'])

const PURPOSE = 'idempotent_answer'
const TAKEN = new AppError(409, 'IDEMPOTENCY_IN_PROGRESS')

async function reserve(
  trx: TransactionClientContract,
  identity: { user_id: number; key: string },
  route: string,
  bodyHash: string
) {
  try {
    await trx.table('idempotency_keys').insert({
      ...identity,
      route,
      body_hash: bodyHash,
      created_at: DateTime.utc().toFormat('yyyy-MM-dd HH:mm:ss'),
    })
  } catch (error) {
    if (isDuplicate(error)) throw TAKEN
    throw error
  }
}

async function replay<Body>(
  ctx: HttpContext,
  identity: { user_id: number; key: string },
  route: string,
  bodyHash: string
): Promise<Body> {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const stored: StoredAnswer | null = await db.from('idempotency_keys').where(identity).first()
  if (!stored?.response_body || stored.response_status === null) throw TAKEN
  if (stored.body_hash !== bodyHash || stored.route !== route) {
    throw new AppError(422, 'IDEMPOTENCY_MISMATCH')
  }
  const answer = encryption.decrypt<string>(stored.response_body, PURPOSE)
  // sealed under a key that has been changed since: the effect stands, its response can't be repeated
  if (answer === null) throw TAKEN
  ctx.response.status(stored.response_status)
  ctx.response.header('Idempotent-Replayed', 'true')
  return JSON.parse(answer)
}

/** Keyed: a body may hold a passcode, which the plain hash would let be guessed. */
function hashOf(text: string) {
  return createHmac('sha256', appKey.release()).update(text).digest('hex')
}
