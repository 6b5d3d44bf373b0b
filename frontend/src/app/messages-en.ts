/** What everybody reads, signed in or not. */
const files = import.meta.glob<{ default: Record<string, unknown> }>(
  ['../locales/en.json', '../kit/locales/en.json', '../features/identity/locales/en.json'],
  { eager: true }
)

export const messages = Object.values(files)
