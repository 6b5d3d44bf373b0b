import type { MessageLoaders } from '../../../providers/i18n'

/** What the bar of a view says; no one else needs it. */
export const viewMessageLoaders: MessageLoaders = {
  en: async () => (await import('./locales/en.json')).default,
  ar: async () => (await import('./locales/ar.json')).default,
}
