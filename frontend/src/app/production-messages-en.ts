/** What the pages of production say, but for the projects, which other departments show too. */
const files = import.meta.glob<{ default: Record<string, unknown> }>(
  ['../features/production/*/locales/en.json', '!../features/production/projects/locales/en.json'],
  { eager: true }
)

export const messages = Object.values(files)
