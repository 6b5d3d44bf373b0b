/** What the pages of the departments say. */
const files = import.meta.glob<{ default: Record<string, unknown> }>(
  [
    '../features/*/locales/en.json',
    '../features/*/*/locales/en.json',
    '!../features/identity/locales/en.json',
    '!../features/notifications/locales/en.json',
    '!../features/people/*/locales/en.json',
    '!../features/production/*/locales/en.json',
  ],
  { eager: true }
)

const projects = import.meta.glob<{ default: Record<string, unknown> }>(
  '../features/production/projects/locales/en.json',
  { eager: true }
)

export const messages = Object.values({ ...files, ...projects })
