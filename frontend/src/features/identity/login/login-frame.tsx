import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDocumentTitle } from '../../../kit/use-document-title'
import { LanguageToggle, ThemeToggle } from '../preferences/toggles'
import { BrandMark, BrandName } from '../brand/brand-mark'
import './login.css'

/** The two halves of every sign-in screen: what this is, and the form. */
export function LoginFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation()
  useDocumentTitle(title)
  return (
    <div className="login">
      <aside className="login-side" aria-hidden="true">
        <div className="login-side-grid" />
        <div className="login-side-text">
          <BrandMark size={56} />
          <strong>
            <BrandName />
          </strong>
          <span>{t('auth.tagline')}</span>
        </div>
      </aside>
      <div className="login-main">
        <header className="login-tools">
          <LanguageToggle />
          <ThemeToggle />
        </header>
        <main className="login-card">
          <div className="login-mark">
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
