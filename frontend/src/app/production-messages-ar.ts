/** What the pages of production say, but for the projects, which other departments show too. */
const files = import.meta.glob<{ default: Record<string, unknown> }>(
  ['../features/production/*/locales/ar.json', '!../features/production/projects/locales/ar.json'],
  { eager: true }
)

export const messages = Object.values(files)
