/** What the pages of the departments say. */
const files = import.meta.glob<{ default: Record<string, unknown> }>(
  [
    '../kit/cost-heads/locales/ar.json',
    '../kit/import/locales/ar.json',
    '../features/*/locales/ar.json',
    '../features/*/*/locales/ar.json',
    '!../features/identity/locales/ar.json',
    '!../features/identity/*/locales/ar.json',
    '!../features/notifications/locales/ar.json',
    '!../features/administration/*/locales/ar.json',
    '!../features/finance/*/locales/ar.json',
    '!../features/people/*/locales/ar.json',
    '!../features/production/*/locales/ar.json',
  ],
  { eager: true }
)

/** Of departments with words of their own, what others show too. */
const shared = import.meta.glob<{ default: Record<string, unknown> }>(
  ['../features/production/projects/locales/ar.json'],
  { eager: true }
)

export const messages = Object.values({ ...files, ...shared })
