/** What everybody reads, signed in or not. */
const files = import.meta.glob<{ default: Record<string, unknown> }>(
  ['../locales/ar.json', '../kit/locales/ar.json', '../features/identity/locales/ar.json'],
  { eager: true }
)

export const messages = Object.values(files)
