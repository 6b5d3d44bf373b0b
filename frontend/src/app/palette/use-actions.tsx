import type { ReactNode } from 'react'
import { BgColorsOutlined, LogoutOutlined, TranslationOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useSignOut } from '../../features/identity/user-menu/use-sign-out'
import { savePreference } from '../../providers/preference-sync'
import { usePreferences } from '../../providers/preferences'
import { useIsDark } from '../../theme/use-theme'

export interface PaletteAction {
  label: string
  icon: ReactNode
  run: () => void
}

/** Switches and sign-out, by keyboard. */
export function useActions(): PaletteAction[] {
  const { t } = useTranslation()
  const isDark = useIsDark()
  const { language } = usePreferences()
  const signOut = useSignOut()
  return [
    {
      label: t(isDark ? 'palette.light' : 'palette.dark'),
      icon: <BgColorsOutlined />,
      run: () => void savePreference({ theme: isDark ? 'light' : 'dark' }),
    },
    {
      label: language === 'arabic' ? 'English' : 'العربية',
      icon: <TranslationOutlined />,
      run: () => void savePreference({ language: language === 'arabic' ? 'english' : 'arabic' }),
    },
    { label: t('shell.logout'), icon: <LogoutOutlined />, run: () => void signOut() },
  ]
}
