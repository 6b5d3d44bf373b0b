import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../../../kit/use-document-title'
import { LanguageToggle, ThemeToggle } from '../preferences/toggles'
import { BrandMark, BrandName } from '../brand/brand-mark'
import styles from './login.module.css'

/** The two halves of every sign-in screen: what this is, and the form. */
export function LoginFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation()
  useDocumentTitle(title)
  return (
    <div className={styles.login}>
      <aside className={styles.side} aria-hidden="true">
        <div className={styles.sideGrid} />
        <div className={styles.sideText}>
          <BrandMark size={56} />
          <strong>
            <BrandName />
          </strong>
          <span>{t('auth.tagline')}</span>
        </div>
      </aside>
      <div className={styles.main}>
        <header className={styles.tools}>
          <LanguageToggle />
          <ThemeToggle />
        </header>
        <main className={styles.card}>
          <div className={styles.mark}>
            <BrandMark size={40} />
            <span>
              <BrandName />
            </span>
          </div>
          <h1>{title}</h1>
          {children}
        </main>
      </div>
    </div>
  )
}
