/** Abilities in words, what the pages of administration say, and those of accounts. */
const files = import.meta.glob<{ default: Record<string, unknown> }>(
  [
    '../kit/access/locales/en.json',
    '../features/administration/*/locales/en.json',
    '../features/identity/*/locales/en.json',
    '!../features/identity/password-reset/locales/en.json',
    '!../features/identity/photo/locales/en.json',
  ],
  { eager: true }
)

export const messages = Object.values(files)
