import { lazy, Suspense, useEffect, useState } from 'react'
import { SearchOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { CurrentUser } from '../../api/types'
import styles from './palette-button.module.css'

const Palette = lazy(() => import('./palette'))

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the command palette; so does Ctrl+K or Cmd+K, on any keyboard layout. */
export function PaletteButton({ user }: { user: CurrentUser }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen((open) => !open)
    }
    document.addEventListener('keydown', toggle)
    return () => document.removeEventListener('keydown', toggle)
  }, [])

  return (
    <>
      <button type="button" className={styles.button} onClick={() => setOpen(true)}>
        <SearchOutlined aria-hidden />
        <span className="visually-hidden">{t('palette.open')}</span>
        <span className={styles.text} aria-hidden="true">
          {t('palette.open')}
        </span>
        <kbd dir="ltr" aria-hidden="true">
          {isMac ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      {isOpen && (
        <Suspense>
          <Palette user={user} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
