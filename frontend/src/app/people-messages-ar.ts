/** What the pages of people say, in Arabic. */
const files = import.meta.glob<{ default: Record<string, unknown> }>(
  '../features/people/*/locales/ar.json',
  { eager: true }
)

export const messages = Object.values(files)
