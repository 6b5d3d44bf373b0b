/** What everyone reads, signed in or not, and what the frame around the pages says. */
const files = import.meta.glob<{ default: Record<string, unknown> }>(
  [
    '../locales/ar.json',
    '../kit/locales/ar.json',
    '../features/identity/locales/ar.json',
    '../features/notifications/locales/ar.json',
  ],
  { eager: true }
)

export const messages = Object.values(files)
