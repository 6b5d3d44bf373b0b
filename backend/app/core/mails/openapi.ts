import { describe } from '#core/openapi/registry'
import {
  arrayOf,
  can,
  id,
  instant,
  named,
  nullable,
  object,
  oneOf,
  person,
  text,
  whole,
} from '#core/openapi/schema'
import { noBody } from '#core/validation/fields'
import { PRINT_CHOICES } from '#core/printing/print_choice'
import { documentMailValidator } from './document_mails.js'
import { mailListing } from './listing.js'
import { MAIL_STATES } from './mail.js'
import { mailTestValidator } from './validator.js'

const members = {
  id,
  kind: text,
  state: oneOf(MAIL_STATES),
  subject: text,
  recipients: text,
  attempts: whole,
  reason: nullable(text),
  lastError: nullable(text),
  createdBy: nullable(person),
  createdAt: instant,
  sentAt: nullable(instant),
  attachments: arrayOf(object({ fileId: id, name: text, size: whole })),
}
/** A mail in a list, or in the log of its record. */
export const mail = named('Mail', object(members))

const address = object({ address: text, name: nullable(text) }, ['name'])

const wholeMail = named(
  'MailDetail',
  object({
    ...members,
    to: arrayOf(address),
    cc: arrayOf(address),
    replyTo: nullable(text),
    /** Null for what only the recipient may read. */
    html: nullable(text),
    plain: nullable(text),
    resendOfId: nullable(id),
    link: nullable(text),
    can: can('cancel', 'resend'),
  })
)

describe('/api/mails', {
  GET: {
    summary: 'List the mails of the portal, newest first',
    list: mailListing,
    answer: arrayOf(mail),
  },
  'GET /:id': { summary: 'Get a mail with what it says', answer: wholeMail },
  'POST /test': {
    summary: 'Send a test mail',
    body: mailTestValidator,
    answer: wholeMail,
    status: 201,
  },
  'POST /:id/resend': {
    summary: 'Send a mail once more',
    body: noBody,
    answer: wholeMail,
    status: 201,
    failures: [409],
  },
  'POST /:id/cancel': {
    summary: 'Cancel a mail that still waits',
    body: noBody,
    answer: wholeMail,
    failures: [409],
  },
})

const words = object({ subject: text, text })

/** What a dialog for sending a document begins with. */
export const mailDraft = named(
  'MailDraft',
  object({
    to: arrayOf(text),
    known: arrayOf(text),
    language: oneOf(PRINT_CHOICES),
    words: object({ en: words, ar: words, both: words }),
  })
)

/** The three routes below a record whose document is sent by mail. */
export const mailRoutes = (
  document: string,
  { at = '/:id/mails', body = documentMailValidator as unknown } = {}
) => ({
  [`GET ${at}`]: { summary: `List the mails with ${document}`, answer: arrayOf(mail) },
  [`GET ${at}/draft`]: {
    summary: `Get the recipient and the words for a mail with ${document}`,
    answer: mailDraft,
  },
  [`POST ${at}`]: {
    summary: `Send ${document} by mail`,
    body: body as typeof documentMailValidator,
    status: 201 as const,
    answer: mail,
    failures: [409, 429],
  },
})
