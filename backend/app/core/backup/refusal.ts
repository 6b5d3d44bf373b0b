import { AppError } from '#core/base/app_error'
import { languageNow, type Language } from '#core/base/language'
import { reasonText, type Reason } from '#core/base/reason'

/** Why a backup or a drill came to nothing; everyone reads it in their own language. */
export type BackupReason = Reason

/** What a drill finds; rows of before keep a line of `portal:verify` in its words. */
export type Fault = BackupReason | string

/** A reason by its name among the texts of backups. */
export const backupReason = (name: string, params: Reason['params'] = {}): BackupReason => ({
  key: `backups.reasons.${name}`,
  params,
})

/** A backup or a restore that is not begun, or not gone on with; the text states why and what to do. */
export class BackupRefused extends Error {
  readonly reason: BackupReason

  constructor(reason: BackupReason) {
    super(reasonText(reason, 'en'))
    this.reason = reason
  }
}

/** Refuses by the name of the reason. */
export const refused = (name: string, params?: Reason['params']) =>
  new BackupRefused(backupReason(name, params))

/** What the operating system refuses, by its code. */
const SYSTEM: Record<string, string> = {
  ENOSPC: 'no_space',
  EDQUOT: 'no_space',
  EACCES: 'no_access',
  EPERM: 'no_access',
  EROFS: 'no_access',
  ENOENT: 'absent',
  ENOTDIR: 'no_folder',
  EEXIST: 'no_folder',
}
const LONGEST_MESSAGE = 300

/** The reason of whatever was thrown. */
export function reasonOf(error: unknown): BackupReason {
  if (error instanceof BackupRefused) return error.reason
  if (error instanceof AppError && error.code)
    return { key: `errors.${error.code}`, params: error.options.params }
  const { message, code = '', path = '' } = error as NodeJS.ErrnoException
  const name = SYSTEM[code]
  if (name) return backupReason(name, { path, code })
  return backupReason('other', { message: message.split('\n')[0]!.slice(0, LONGEST_MESSAGE) })
}

/** Room of the columns that keep one. */
const LONGEST = 500

/** A reason as a row keeps it; its longest value is cut where the column has no room for it. */
export function keptReason({ key, params = {} }: BackupReason): string {
  const text = JSON.stringify({ key, params })
  const excess = text.length - LONGEST
  if (excess <= 0) return text
  const [name, longest] = Object.entries(params).toSorted(
    ([, a], [, b]) => String(b).length - String(a).length
  )[0]!
  // a quote is two characters of JSON: half of it at a time never cuts more than needed
  const cut = `${String(longest).slice(0, -Math.ceil(excess / 2) - 1)}…`
  return keptReason({ key, params: { ...params, [name]: cut } })
}

/** A kept reason in words; rows of before keep the words themselves. */
export function wordsOfKept(kept: string, language: Language = languageNow()): string {
  return kept.startsWith('{') ? faultText(JSON.parse(kept), language) : kept
}

export const faultText = (fault: Fault, language: Language = languageNow()) =>
  typeof fault === 'string' ? fault : reasonText(fault, language)
