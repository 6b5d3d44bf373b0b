import { personIn, userNames } from '#core/base/user_names'
import { languageNow, translatorIn, type Language } from '#core/base/language'
import { logoUrl } from '#core/settings/company'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { mailedDocument } from './documents.js'
import { LOGO_CID } from './mail_body.js'
import type Mail from './mail.js'
import type { MailAddress } from './mail.js'
import { attachmentsOf } from './prepare.js'

/** Why a mail did not go, in words. */
export const reasonOf = ({ reason }: Pick<Mail, 'reason'>, language: Language = languageNow()) =>
  reason && translatorIn(language)(`mails.reasons.${reason}`)

/** Mails as lists and records show them. */
export async function presentMails(mails: Mail[], client?: QueryClientContract) {
  const names = await userNames(
    mails.map(({ createdBy }) => createdBy),
    client
  )
  return mails.map((mail) => ({
    ...{ id: mail.id, kind: mail.kind, state: mail.state, subject: mail.subject },
    ...{ recipients: mail.recipients, attempts: mail.attempts },
    reason: reasonOf(mail),
    lastError: mail.lastError,
    createdBy: mail.createdBy === null ? null : person(mail.createdBy, names),
    createdAt: mail.createdAt.toUTC().toISO()!,
    sentAt: mail.sentAt?.toUTC().toISO() ?? null,
    attachments: attachmentsOf(mail),
  }))
}

/** One mail with all that it says, as its recipients see it. */
export async function presentMail(mail: Mail, mayManage: boolean, client?: QueryClientContract) {
  const [shown] = await presentMails([mail], client)
  const addresses = (stored: string): MailAddress[] => JSON.parse(stored)
  const isOpen = mail.state === 'waiting'
  return {
    ...shown!,
    to: addresses(mail.toAddresses),
    cc: addresses(mail.ccAddresses),
    replyTo: mail.replyTo,
    // what only its recipient may read, not even administrators do
    html: mail.isSecret ? null : previewOf(mail.html),
    plain: mail.isSecret ? null : mail.plain,
    resendOfId: mail.resendOfId,
    link: mail.entityId === null ? null : linkTo(mail.entityType, mail.entityId),
    can: {
      cancel: mayManage && isOpen,
      resend: mayManage && !isOpen && mail.state !== 'sending' && !mail.isSecret,
    },
  }
}

const linkTo = (entityType: string | null, id: number) =>
  mailedDocument(entityType)?.linkOf?.(id) ?? null

const person = (id: number, names: Map<number, string>) => personIn(names, id)

/** In a browser the logo that goes along with a mail is that of the portal. */
const previewOf = (html: string) => html.replaceAll(`cid:${LOGO_CID}`, logoUrl() ?? '/api/logo')
