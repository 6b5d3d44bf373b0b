import type { CurrentUser } from '../api/types'

declare global {
  interface Window {
    /** Requested by `early.js` while the portal's own scripts are still on their way. */
    earlyUser?: Promise<Response>
  }
}

interface EarlyAnswer {
  status: number
  user: CurrentUser
}

/**
 * The signed-in user, as requested by the page before the portal was
 * loaded. Given once; undefined without a request or a readable response, or when it takes too long.
 */
export async function takeEarlyAnswer(patienceMs?: number): Promise<EarlyAnswer | undefined> {
  const pending = window.earlyUser
  delete window.earlyUser
  try {
    const response = await within(pending, patienceMs)
    // the body is read in any case: an answer that no one reads keeps its connection
    return response && { status: response.status, user: (await response.json()) as CurrentUser }
  } catch {
    return undefined
  }
}

function within(
  pending: Promise<Response> | undefined,
  patienceMs: number | undefined
): Promise<Response | undefined> | undefined {
  if (!pending || patienceMs === undefined) return pending
  const giveUp = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patienceMs)
  })
  return Promise.race([pending, giveUp])
}
