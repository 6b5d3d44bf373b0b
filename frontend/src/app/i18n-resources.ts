import type { MessageLoaders, Messages } from '../providers/i18n'

function isGroup(value: unknown): value is Messages {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Merges message trees; a key in two files is caught by the locale test. */
export function mergeMessages(target: Messages, source: Messages): Messages {
  for (const [key, value] of Object.entries(source)) {
    const known = target[key]
    target[key] = isGroup(value) && isGroup(known) ? mergeMessages({ ...known }, value) : value
  }
  return target
}

type Files = () => Promise<{ messages: { default: Messages }[] }>

async function load(files: Files): Promise<Messages> {
  const { messages } = await files()
  return messages.reduce<Messages>((all, file) => mergeMessages(all, file.default), {})
}

/** What is read before anyone has signed in and around every page: one chunk for each language. */
export const messageLoaders: MessageLoaders = {
  en: () => load(() => import('./messages-en')),
  ar: () => load(() => import('./messages-ar')),
}

/** The rest, which the pages of the departments wait for. */
export const departmentMessageLoaders: MessageLoaders = {
  en: () => load(() => import('./department-messages-en')),
  ar: () => load(() => import('./department-messages-ar')),
}

/** Those of production, which its pages and those of administration wait for. */
export const productionMessageLoaders: MessageLoaders = {
  en: () => load(() => import('./production-messages-en')),
  ar: () => load(() => import('./production-messages-ar')),
}

/** Those of people: its pages wait for them, and administration, whose log names their fields. */
export const peopleMessageLoaders: MessageLoaders = {
  en: () => load(() => import('./people-messages-en')),
  ar: () => load(() => import('./people-messages-ar')),
}

/** Those of finance: its pages wait for them, and administration. */
export const financeMessageLoaders: MessageLoaders = {
  en: () => load(() => import('./finance-messages-en')),
  ar: () => load(() => import('./finance-messages-ar')),
}

/** Those of administration, which its pages wait for, and those of one's own account. */
export const administrationMessageLoaders: MessageLoaders = {
  en: () => load(() => import('./administration-messages-en')),
  ar: () => load(() => import('./administration-messages-ar')),
}

/** Those of the pages for a forgotten password, which few ever open. */
export const passwordResetMessageLoaders: MessageLoaders = {
  en: async () => (await import('../features/identity/password-reset/locales/en.json')).default,
  ar: async () => (await import('../features/identity/password-reset/locales/ar.json')).default,
}
