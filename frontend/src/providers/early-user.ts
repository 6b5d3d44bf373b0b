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
 * loaded. Given once; undefined without a request or a readable response.
 */
export async function takeEarlyAnswer(): Promise<EarlyAnswer | undefined> {
  const pending = window.earlyUser
  delete window.earlyUser
  try {
    const response = await pending
    // the body is read in any case: an answer that no one reads keeps its connection
    return response && { status: response.status, user: (await response.json()) as CurrentUser }
  } catch {
    return undefined
  }
}
