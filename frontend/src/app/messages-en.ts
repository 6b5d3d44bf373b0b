/** What everyone reads, signed in or not, and what the frame around the pages says. */
const files = import.meta.glob<{ default: Record<string, unknown> }>(
  [
    '../locales/en.json',
    '../kit/locales/en.json',
    '../features/identity/locales/en.json',
    '../features/notifications/locales/en.json',
  ],
  { eager: true }
)

export const messages = Object.values(files)
