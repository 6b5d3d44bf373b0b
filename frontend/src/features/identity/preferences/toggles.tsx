import { Button } from 'antd'
import { MoonOutlined, SunOutlined, TranslationOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { savePreference } from '../../../providers/preference-sync'
import { usePreferences } from '../../../providers/preferences'
import { useIsDark } from '../../../theme/use-theme'

/** Switches between English and Arabic; the button names the other language in that language. */
export function LanguageToggle({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation()
  const { language } = usePreferences()
  const other = language === 'arabic' ? 'english' : 'arabic'
  const name = other === 'arabic' ? 'العربية' : 'English'
  return (
    <Button
      type="text"
      icon={<TranslationOutlined />}
      aria-label={compact ? t('shell.switchLanguage', { language: name }) : undefined}
      lang={other === 'arabic' ? 'ar' : 'en'}
      onClick={() => void savePreference({ language: other })}
    >
      {compact ? null : name}
    </Button>
  )
}

/** The dark-mode switch. */
export function ThemeToggle() {
  const { t } = useTranslation()
  const isDark = useIsDark()
  return (
    <Button
      type="text"
      role="switch"
      aria-checked={isDark}
      aria-label={t('shell.darkMode')}
      icon={isDark ? <SunOutlined /> : <MoonOutlined />}
      onClick={() => void savePreference({ theme: isDark ? 'light' : 'dark' })}
    />
  )
}
