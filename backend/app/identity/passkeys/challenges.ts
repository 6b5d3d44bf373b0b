import { randomBytes } from 'node:crypto'
import { affected } from '#core/database/affected'
import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { registerTask } from '#core/scheduled/tasks'
import { hashToken } from '#identity/guard/session_tokens'

/** As long as someone may look for their key. */
const LIFE_SECONDS = 5 * 60

/**
 * A new challenge that a device has to sign.
 * @param sessionId of the session in which a passkey is made; null when signing in
 * @returns its bytes, and the text by which a browser answers it
 */
export async function newChallenge(sessionId: number | null) {
  const challenge = new Uint8Array(randomBytes(32))
  const text = Buffer.from(challenge).toString('base64url')
  await writer()
    .table('passkey_challenges')
    .insert({
      ...{ challenge_hash: hashToken(text), session_id: sessionId },
      expires_at: sqlInstant(LIFE_SECONDS),
    })
  return { challenge, text }
}

/** Uses a challenge up. @returns whether it was one of ours, for this session, in its time, for the first time */
export function takeChallenge(text: string, sessionId: number | null): Promise<boolean> {
  const own = writer().from('passkey_challenges').where('challenge_hash', hashToken(text))
  if (sessionId === null) own.whereNull('session_id')
  else own.where('session_id', sessionId)
  return affected(own.where('expires_at', '>', sqlInstant()).delete())
}

/** Challenges that no one has answered. */
export const forgetOldChallenges = () =>
  writer().from('passkey_challenges').where('expires_at', '<', sqlInstant()).delete()

registerTask({ name: 'forget old challenges', seconds: 15 * 60, run: forgetOldChallenges })
