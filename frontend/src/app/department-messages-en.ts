/** What the pages of the departments say. */
const files = import.meta.glob<{ default: Record<string, unknown> }>(
  [
    '../kit/cost-heads/locales/en.json',
    '../kit/import/locales/en.json',
    '../features/*/locales/en.json',
    '../features/*/*/locales/en.json',
    '!../features/identity/locales/en.json',
    '!../features/identity/*/locales/en.json',
    '!../features/notifications/locales/en.json',
    '!../features/administration/*/locales/en.json',
    '!../features/finance/*/locales/en.json',
    '!../features/people/*/locales/en.json',
    '!../features/production/*/locales/en.json',
  ],
  { eager: true }
)

/** Of departments with words of their own, what others show too. */
const shared = import.meta.glob<{ default: Record<string, unknown> }>(
  ['../features/production/projects/locales/en.json'],
  { eager: true }
)

export const messages = Object.values({ ...files, ...shared })
