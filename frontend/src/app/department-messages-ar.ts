/** What only people of the firm read. */
const files = import.meta.glob<{ default: Record<string, unknown> }>(
  [
    '../features/*/locales/ar.json',
    '../features/*/*/locales/ar.json',
    '!../features/identity/locales/ar.json',
  ],
  { eager: true }
)

export const messages = Object.values(files)
