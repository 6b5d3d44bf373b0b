/** What the pages of the departments say. */
const files = import.meta.glob<{ default: Record<string, unknown> }>(
  [
    '../features/*/locales/ar.json',
    '../features/*/*/locales/ar.json',
    '!../features/identity/locales/ar.json',
    '!../features/notifications/locales/ar.json',
    '!../features/people/*/locales/ar.json',
    '!../features/production/*/locales/ar.json',
  ],
  { eager: true }
)

const projects = import.meta.glob<{ default: Record<string, unknown> }>(
  '../features/production/projects/locales/ar.json',
  { eager: true }
)

export const messages = Object.values({ ...files, ...projects })
