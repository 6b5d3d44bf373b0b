import type { CurrentUser } from '../../../api/types'
import { usePreferences } from '../../../providers/preferences'

/** The user's name as the interface language writes it. */
export function useDisplayName(user: Pick<CurrentUser, 'name' | 'nameAr'>): string {
  const { language } = usePreferences()
  return language === 'arabic' && user.nameAr ? user.nameAr : user.name
}
