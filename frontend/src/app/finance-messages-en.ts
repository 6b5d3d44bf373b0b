/** What the pages of finance say: few others show any of it. */
const files = import.meta.glob<{ default: Record<string, unknown> }>(
  '../features/finance/*/locales/en.json',
  { eager: true }
)

export const messages = Object.values(files)
