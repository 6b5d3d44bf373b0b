import type { MessageLoaders } from '../../../providers/i18n'

/** What the dialog of a photo says; the pages around it need none of it. */
export const photoMessageLoaders: MessageLoaders = {
  en: async () => (await import('./locales/en.json')).default,
  ar: async () => (await import('./locales/ar.json')).default,
}
