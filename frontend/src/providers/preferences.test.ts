import { describe, expect, it } from 'vitest'
import { calls, fakeApi } from '../test/fake-api'
import { makeUser } from '../test/factories'
import { relativeTime } from './dates'
import { setCurrentUser } from './current-user'
import { changeLanguage, i18nProvider } from './i18n'
import { adoptPreferences, savePreference } from './preference-sync'
import { getPreferences, setPreferences } from './preferences'

describe('preferences', () => {
  it('keeps theme and language under the agreed entries', async () => {
    setPreferences({ theme: 'dark' })
    await changeLanguage('arabic')
    expect(localStorage.getItem('ui-theme')).toBe('dark')
    expect(localStorage.getItem('ui-language')).toBe('arabic')
    expect(document.documentElement).toHaveAttribute('dir', 'rtl')
    expect(document.documentElement).toHaveAttribute('lang', 'ar')
    expect(i18nProvider.translate('auth.login')).toBe('دخول')
  })

  it('falls back to system and english for anything else', () => {
    localStorage.setItem('ui-theme', 'purple')
    localStorage.setItem('ui-language', 'klingon')
    setPreferences({})
    expect(getPreferences()).toMatchObject({ theme: 'system', language: 'english' })
  })

  it('saves on the server only for a signed-in user', async () => {
    fakeApi(() => ({ body: makeUser() }))
    await savePreference({ theme: 'dark' })
    expect(calls).toHaveLength(0)
    setCurrentUser(makeUser())
    await savePreference({ theme: 'light' })
    expect(calls[0]).toMatchObject({ method: 'patch', url: '/api/auth/preferences' })
  })

  it('adopts what the user chose elsewhere when they sign in', async () => {
    fakeApi(() => ({ body: makeUser() }))
    const preferences = {
      language: 'arabic',
      theme: 'dark',
      digits: 'arabic',
      hijri: true,
      muted: true,
    } as const
    await adoptPreferences(makeUser({ preferences }))
    expect(getPreferences()).toMatchObject(preferences)
  })
})

describe('relative time', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')

  it.each([
    ['2026-11-21T11:59:30Z', '30 seconds ago'],
    ['2026-11-21T11:55:00Z', '5 minutes ago'],
    ['2026-11-20T12:00:00Z', '1 day ago'],
    ['2025-11-20T12:00:00Z', '1 year ago'],
  ])('of %s is %s', (iso, text) => expect(relativeTime(iso, now)).toBe(text))
})
