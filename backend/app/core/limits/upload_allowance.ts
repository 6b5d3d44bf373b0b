import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { limits } from '#config/limits'
import { AppError } from '#core/base/app_error'
import { tooManyRequests } from './request_rate.js'

const KB = 1024
const SOON_SECONDS = 5
const { atOnce, megabytesPerDay } = limits.uploads

/** Uploads in hand, by who sends them; counted by each process for itself. */
const inHand = new Map<string, number>()

/**
 * Takes an upload into hand: so many of one person at once, and so many bytes a day. What is announced
 * counts before it is read; a body without a stated length counts as the longest it may be.
 * @returns gives the place free again: to be called in any case
 * @throws AppError 429 TOO_MANY_REQUESTS, UPLOAD_QUOTA with Retry-After
 */
export async function takeUpload(ctx: HttpContext, mostBytes: number): Promise<() => void> {
  const sender = ctx.actor?.id ? `person:${ctx.actor.id}` : `address:${ctx.request.ip()}`
  const taken = inHand.get(sender) ?? 0
  if (taken >= atOnce) throw tooManyRequests(SOON_SECONDS)
  inHand.set(sender, taken + 1)
  const giveBack = () => {
    const left = inHand.get(sender)! - 1
    if (left) inHand.set(sender, left)
    else inHand.delete(sender)
  }
  try {
    const announced = Number(ctx.request.header('content-length'))
    await countBytes(sender, Math.min(announced || mostBytes, mostBytes))
    return giveBack
  } catch (error) {
    giveBack()
    throw error
  }
}

async function countBytes(sender: string, bytes: number) {
  const most = megabytesPerDay * KB
  const store = limiter.use({ requests: most, duration: '1 day' })
  const { consumed, availableIn } = await store.increment(
    `uploads:${sender}`,
    Math.ceil(bytes / KB)
  )
  if (consumed <= most) return
  throw new AppError(429, 'UPLOAD_QUOTA', {
    params: { limit: megabytesPerDay },
    headers: { 'Retry-After': String(Math.max(1, availableIn)) },
  })
}
