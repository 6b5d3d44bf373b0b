import { Switch } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Digits, Language, ThemeChoice } from '../../../api/types'
import { useFormats } from '../../../kit/display/use-formats'
import { Segments } from '../../../kit/segments'
import { savePreference } from '../../../providers/preference-sync'
import { usePreferences } from '../../../providers/preferences'
import styles from './preferences.module.css'

const THEMES: ThemeChoice[] = ['light', 'dark', 'system']
const LANGUAGES: { value: Language; label: string }[] = [
  { value: 'english', label: 'English' },
  { value: 'arabic', label: 'العربية' },
]
const DIGITS: { value: Digits; label: string }[] = [
  { value: 'latin', label: '0123456789' },
  { value: 'arabic', label: '٠١٢٣٤٥٦٧٨٩' },
]

interface RowProps {
  label: string
  hint?: ReactNode
  children: ReactNode
}

export function PreferenceRow({ label, hint, children }: RowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <strong>{label}</strong>
        {hint && <span>{hint}</span>}
      </div>
      {children}
    </div>
  )
}

/** Today, as dates will look: the choice is seen before it is made. */
function useToday(): string {
  const { day, hijriDay } = useFormats()
  const today = new Date().toLocaleDateString('en-CA')
  return `${day(today)} · ${hijriDay(today)}`
}

/** How the portal looks and sounds for one person, on every device they sign in on. */
export function PreferencesCard() {
  const { t } = useTranslation()
  const { hijri, muted } = usePreferences()
  const today = useToday()
  return (
    <section className={styles.card} aria-labelledby="appearance-title">
      <h2 id="appearance-title">{t('account.preferences.appearance')}</h2>
      <Choices />
      <PreferenceRow label={t('account.preferences.hijri')} hint={today}>
        <Switch
          checked={hijri}
          aria-label={t('account.preferences.hijri')}
          onChange={(checked) => void savePreference({ hijri: checked })}
        />
      </PreferenceRow>
      <PreferenceRow label={t('shell.sounds')} hint={t('account.preferences.soundsHint')}>
        <Switch
          checked={!muted}
          aria-label={t('shell.sounds')}
          onChange={(checked) => void savePreference({ muted: !checked })}
        />
      </PreferenceRow>
    </section>
  )
}

/** Language, theme and digits. */
function Choices() {
  const { t } = useTranslation()
  const { theme, language, digits } = usePreferences()
  return (
    <>
      <PreferenceRow label={t('shell.language')}>
        <Segments
          value={language}
          aria-label={t('shell.language')}
          options={LANGUAGES}
          onChange={(value) => void savePreference({ language: value })}
        />
      </PreferenceRow>
      <PreferenceRow label={t('shell.theme')} hint={t('account.preferences.themeHint')}>
        <Segments
          value={theme}
          aria-label={t('shell.theme')}
          options={THEMES.map((value) => ({ value, label: t(`shell.themes.${value}`) }))}
          onChange={(value) => void savePreference({ theme: value })}
        />
      </PreferenceRow>
      <PreferenceRow label={t('shell.digits')}>
        <Segments
          value={digits}
          aria-label={t('shell.digits')}
          options={DIGITS}
          onChange={(value) => void savePreference({ digits: value })}
        />
      </PreferenceRow>
    </>
  )
}
