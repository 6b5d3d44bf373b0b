import { createHmac, randomBytes } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'

const PURPOSE = 'webhook_secret'
const PREFIX = 'whsec_'

/** A new secret in the form of Standard Webhooks: `whsec_` and 32 random bytes in base64. */
export const newSecret = () => `${PREFIX}${randomBytes(32).toString('base64')}`

export const sealSecret = (secret: string): string =>
  encryption.use('bank').encrypt(secret, { purpose: PURPOSE })

const openSecret = (sealed: string): string => {
  const secret = encryption.use('bank').decrypt<string>(sealed, PURPOSE)
  if (secret === null) throw new Error('the secret of a webhook was sealed with another key')
  return secret
}

/**
 * The signature of a message by Standard Webhooks 1.0: HMAC-SHA256 over `id.timestamp.body`, one for
 * each secret in force.
 * @param seconds since 1970, as the header `webhook-timestamp` states them
 */
export function signatureOf(
  sealed: readonly string[],
  { id, seconds, body }: { id: string; seconds: number; body: string }
): string {
  return sealed
    .map((one) => {
      const key = Buffer.from(openSecret(one).slice(PREFIX.length), 'base64')
      return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
    })
    .join(' ')
}
