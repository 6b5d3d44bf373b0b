import { http } from '../api/http'
import type { CurrentUser, Digits, Language, ThemeChoice } from '../api/types'
import { CURRENT_USER_KEY, isNotCurrentUser, setCurrentUser } from './current-user'
import { changeLanguage } from './i18n'
import { getPreferences, setPreferences } from './preferences'
import { queryClient } from './query-client'

interface SyncedPreferences {
  language?: Language
  theme?: ThemeChoice
  digits?: Digits
  hijri?: boolean
  muted?: boolean
}

/** Changes made on the login screen win over what the server remembers. */
let chosenBeforeSignIn: SyncedPreferences = {}

async function applyHere({ language, ...rest }: SyncedPreferences): Promise<void> {
  setPreferences(rest)
  if (!language || language === getPreferences().language) return
  await changeLanguage(language)
  // the server names people and kinds in the requested language
  void queryClient.invalidateQueries({ predicate: isNotCurrentUser })
}

async function saveOnServer(change: SyncedPreferences): Promise<void> {
  const { data } = await http.patch<CurrentUser>('/api/auth/preferences', change)
  setCurrentUser(data)
}

/** Applies a preference in this browser and remembers it on the server for a signed-in user. */
export async function savePreference(change: SyncedPreferences): Promise<void> {
  await applyHere(change)
  const user = queryClient.getQueryData<CurrentUser | null>(CURRENT_USER_KEY)
  if (!user) {
    chosenBeforeSignIn = { ...chosenBeforeSignIn, ...change }
    return
  }
  try {
    await saveOnServer(change)
  } catch (error) {
    // The choice already holds in this browser; the next change tries the server again.
    console.warn('Preferences were not saved on the server', error)
  }
}

/** After a sign-in: what the user chose on other devices, unless chosen just now. */
export async function adoptPreferences(user: CurrentUser): Promise<void> {
  const chosen = chosenBeforeSignIn
  chosenBeforeSignIn = {}
  const { language, theme, digits, hijri, muted } = user.preferences
  await applyHere({
    ...(language && !chosen.language ? { language } : {}),
    ...(theme && !chosen.theme ? { theme } : {}),
    digits,
    hijri,
    // Sounds turned off in this browser stay off, whatever was chosen elsewhere.
    muted: muted || getPreferences().muted,
  })
  if (Object.keys(chosen).length > 0) await savePreference(chosen)
}
