import { setting } from '#core/settings/settings'

const DAY_MS = 24 * 60 * 60_000

/** What holds while no one has set it. */
export const PASSWORD_DEFAULTS = {
  /** After so many days a password is to be changed; 0: never. */
  passwordMaxAgeDays: 0,
  /** So many last passwords, the present one among them, are not chosen again. */
  passwordsKept: 5,
}

export const passwordsKept = () => setting('passwordsKept', PASSWORD_DEFAULTS.passwordsKept)

interface Dated {
  passwordDue: boolean
  /** Milliseconds since 1970; null where no one knows, which counts as long ago. */
  passwordChangedAt: number | null
}

/** Whether a password is older than the firm allows. */
export function isPasswordAged({ passwordChangedAt }: Pick<Dated, 'passwordChangedAt'>): boolean {
  const days = setting('passwordMaxAgeDays', PASSWORD_DEFAULTS.passwordMaxAgeDays)
  return days > 0 && Date.now() - (passwordChangedAt ?? 0) > days * DAY_MS
}

/** Whether another password is to be chosen before anything else. */
export const isPasswordDue = (person: Dated) => person.passwordDue || isPasswordAged(person)
