import encryption from '@adonisjs/core/services/encryption'

const PURPOSE = 'identity_provider_secret'
const STATEMENT = 'identity_provider_statement'

export const sealSecret = (secret: string): string =>
  encryption.use('bank').encrypt(secret, { purpose: PURPOSE })

export function openSecret(sealed: string): string {
  const secret = encryption.use('bank').decrypt<string>(sealed, PURPOSE)
  if (secret === null)
    throw new Error('the secret of an identity provider was sealed with another key')
  return secret
}

/** What a provider stated of someone, kept so that the session there can be ended with the one here. */
export const sealStatement = (token: string): string =>
  encryption.use('bank').encrypt(token, { purpose: STATEMENT })

/** @returns null where it was sealed with another key: a provider takes a sign-out without it too */
export const openStatement = (sealed: string): string | null =>
  encryption.use('bank').decrypt<string>(sealed, STATEMENT)
