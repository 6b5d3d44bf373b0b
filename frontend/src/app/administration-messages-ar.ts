/** Abilities in words, what the pages of administration say, and those of accounts. */
const files = import.meta.glob<{ default: Record<string, unknown> }>(
  [
    '../kit/access/locales/ar.json',
    '../features/administration/*/locales/ar.json',
    '../features/identity/*/locales/ar.json',
    '!../features/identity/password-reset/locales/ar.json',
    '!../features/identity/photo/locales/ar.json',
  ],
  { eager: true }
)

export const messages = Object.values(files)
