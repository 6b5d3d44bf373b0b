/** What the pages of finance say, in Arabic. */
const files = import.meta.glob<{ default: Record<string, unknown> }>(
  '../features/finance/*/locales/ar.json',
  { eager: true }
)

export const messages = Object.values(files)
