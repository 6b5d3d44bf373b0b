/** What the pages of people say: few others show any of it. */
const files = import.meta.glob<{ default: Record<string, unknown> }>(
  '../features/people/*/locales/en.json',
  { eager: true }
)

export const messages = Object.values(files)
