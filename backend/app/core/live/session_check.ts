/** Whether a session is still valid; the check must not extend it. */
type SessionCheck = (sessionId: number) => Promise<boolean>

let check: SessionCheck = async () => false

/** Identity hands in how sessions are judged; core itself knows none. */
export function installSessionCheck(judge: SessionCheck) {
  check = judge
}

export function sessionStands(sessionId: number) {
  return check(sessionId)
}
