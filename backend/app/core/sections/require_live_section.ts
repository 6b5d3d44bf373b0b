import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/base/app_error'
import { languageOf } from '#core/base/language'
import { sectionStates } from './section_states.js'
import { messageOf, statusOf } from './section_status.js'

/** Held by those who work in a closed section all the same: they have to see that it is right. */
const PASSES = 'sections.manage'

/** The same as a question, of what this process knows now: the gate of the request has just read it. */
export function isLiveFor(abilities: ReadonlySet<string>, domain: string): boolean {
  const state = sectionStates.known.get(domain)
  return !state || abilities.has(PASSES) || statusOf(state) === 'live'
}

/**
 * Refuses a request for a department that is switched off or in maintenance, in the words that the
 * administrator has written. A domain without a section is always open.
 * @throws AppError 503 SECTION_OFFLINE or SECTION_MAINTENANCE, with `Retry-After` where the end is known
 */
export async function requireLiveSection(ctx: HttpContext, domain: string): Promise<void> {
  const state = (await sectionStates.fresh()).get(domain)
  if (!state || ctx.abilities.has(PASSES)) return
  const now = Date.now()
  const status = statusOf(state, now)
  if (status === 'live') return
  const seconds = state.to === null ? null : Math.ceil((state.to - now) / 1000)
  throw new AppError(503, status === 'offline' ? 'SECTION_OFFLINE' : 'SECTION_MAINTENANCE', {
    text: messageOf(state, languageOf(ctx)),
    details: { section: domain, until: state.to && new Date(state.to).toISOString() },
    headers: seconds === null ? {} : { 'Retry-After': String(Math.max(1, seconds)) },
  })
}
