import encryption from '@adonisjs/core/services/encryption'

const PURPOSE = 'identity_provider_secret'

export const sealSecret = (secret: string): string =>
  encryption.use('bank').encrypt(secret, { purpose: PURPOSE })

export function openSecret(sealed: string): string {
  const secret = encryption.use('bank').decrypt<string>(sealed, PURPOSE)
  if (secret === null)
    throw new Error('the secret of an identity provider was sealed with another key')
  return secret
}
