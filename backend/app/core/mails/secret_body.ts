import encryption from '@adonisjs/core/services/encryption'
import type Mail from './mail.js'

type Body = Pick<Mail, 'html' | 'plain'>

const purpose = (messageId: string) => `mail_body:${messageId}`

/** What only the recipient may read: as it is kept until it has been sent, bound to its mail. */
export function sealedBody(messageId: string, { html, plain }: Body): Body {
  const options = { purpose: purpose(messageId) }
  return {
    html: encryption.use('bank').encrypt(html, options),
    plain: encryption.use('bank').encrypt(plain, options),
  }
}

/** The body as it goes out. @throws Error where the key has been changed since */
export function openBody({ messageId, isSecret, html, plain }: Mail): Body {
  if (!isSecret) return { html, plain }
  const open = (kept: string) => encryption.use('bank').decrypt<string>(kept, purpose(messageId))
  const body = { html: open(html), plain: open(plain) }
  if (body.html === null || body.plain === null) throw new Error('a sealed mail does not open')
  return body as Body
}

/** Of a mail that has ended nothing is kept that only its recipient may read. */
export const forgottenBody = ({ isSecret }: Pick<Mail, 'isSecret'>): Partial<Body> =>
  isSecret ? { html: '', plain: '' } : {}
