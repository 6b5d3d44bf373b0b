import type { CurrentUser } from '../api/types'

declare global {
  interface Window {
    /** Asked for by `early.js` while the portal's own scripts are still on their way. */
    earlyUser?: Promise<Response>
  }
}

interface EarlyAnswer {
  status: number
  user: CurrentUser
}

/**
 * What the server has said about who is signed in, as the page has asked before the portal was
 * there. Given once; undefined when no one has asked or no readable answer came.
 */
export async function takeEarlyAnswer(): Promise<EarlyAnswer | undefined> {
  const asked = window.earlyUser
  delete window.earlyUser
  try {
    const response = await asked
    // the body is read in any case: an answer that no one reads keeps its connection
    return response && { status: response.status, user: (await response.json()) as CurrentUser }
  } catch {
    return undefined
  }
}
