import { AppError } from '#core/base/app_error'
import { JobPostponed, PermanentJobError } from '#core/jobs/define_job'
import { oneLine } from './address.js'
import type { MailReason } from './mail.js'

/** Why a mail did not go now, and whether it may still go. */
export interface Failure {
  reason: MailReason
  /** What the server said. */
  said: string
  /** `again`: another attempt may help. `bounced`: the server will not take it for these people. */
  then: 'again' | 'failed' | 'bounced'
}

/** As nodemailer throws. */
interface SmtpError extends Error {
  code?: string
  command?: string
  response?: string
  responseCode?: number
  rejectedErrors?: SmtpError[]
}

/** A mail that cannot be sent as it stands. */
export class UnsendableMail extends Error {
  constructor(
    readonly reason: MailReason,
    readonly then: Failure['then'] = 'failed'
  ) {
    super(reason)
  }
}

const said = (text: string) => oneLine(text, 1000)

/** What an error of sending means for the mail. */
export function failureOf(error: unknown): Failure {
  if (error instanceof UnsendableMail) return { reason: error.reason, said: '', then: error.then }
  if (error instanceof JobPostponed) return { reason: 'temporary', said: '', then: 'again' }
  if (error instanceof AppError && error.code === 'FILE_INFECTED')
    return { reason: 'document_gone', said: '', then: 'failed' }
  if (error instanceof PermanentJobError || error instanceof AppError)
    return { reason: 'printing', said: said(error.message), then: 'failed' }
  const { code = '', command = '', response, responseCode = 0, ...more } = error as SmtpError
  const words = said(response ?? (error as Error).message)
  if (code === 'EAUTH' || code === 'ENOAUTH') return { reason: 'login', said: words, then: 'again' }
  if (code === 'ETLS' || /certificate/i.test(words))
    return { reason: 'security', said: words, then: 'again' }
  const codes = [responseCode, ...(more.rejectedErrors ?? []).map((one) => one.responseCode ?? 0)]
  if (codes.some((one) => one >= 400 && one < 500))
    return { reason: 'temporary', said: words, then: 'again' }
  if (responseCode >= 500) return refusalOf(command, words)
  return { reason: 'unreachable', said: words, then: 'again' }
}

/** Refused for good: of the people or the mail, of the sender, or of the connection itself. */
function refusalOf(command: string, words: string): Failure {
  if (command === 'MAIL FROM') return { reason: 'sender', said: words, then: 'failed' }
  const aboutMail = command === 'RCPT TO' || command === 'DATA'
  return aboutMail
    ? { reason: 'refused', said: words, then: 'bounced' }
    : { reason: 'unreachable', said: words, then: 'again' }
}
