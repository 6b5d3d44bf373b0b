import { randomBytes } from 'node:crypto'
import { affected } from '#core/database/affected'
import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { registerTask } from '#core/scheduled/tasks'
import { hashToken } from '#identity/guard/session_tokens'

/** As long as someone may look for their key. */
const LIFE_SECONDS = 5 * 60

/** For what a device signs: a challenge of one purpose is none for another, whoever has it. */
interface Purpose {
  purpose: 'sign_in' | 'make' | 'prove'
  /** The session that asks; null when signing in. */
  sessionId: number | null
}

const hashFor = (text: string, { purpose }: Purpose) => hashToken(`${purpose}:${text}`)

/**
 * A new challenge that a device has to sign.
 * @returns its bytes, and the text by which a browser answers it
 */
export async function newChallenge(of: Purpose) {
  const challenge = new Uint8Array(randomBytes(32))
  const text = Buffer.from(challenge).toString('base64url')
  await writer()
    .table('passkey_challenges')
    .insert({
      ...{ challenge_hash: hashFor(text, of), session_id: of.sessionId },
      expires_at: sqlInstant(LIFE_SECONDS),
    })
  return { challenge, text }
}

/** Uses a challenge up. @returns whether it was one of ours, for this purpose and session, in its time, for the first time */
export function takeChallenge(text: string, of: Purpose): Promise<boolean> {
  const own = writer().from('passkey_challenges').where('challenge_hash', hashFor(text, of))
  if (of.sessionId === null) own.whereNull('session_id')
  else own.where('session_id', of.sessionId)
  return affected(own.where('expires_at', '>', sqlInstant()).delete())
}

/** Challenges that no one has answered. */
export const forgetOldChallenges = () =>
  writer().from('passkey_challenges').where('expires_at', '<', sqlInstant()).delete()

registerTask({ name: 'forget old challenges', seconds: 15 * 60, run: forgetOldChallenges })
