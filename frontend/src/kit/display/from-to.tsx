import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface FromToProps {
  from: ReactNode
  to: ReactNode
}

/** What something was and what it becomes; the arrow points the way that is read. */
export function FromTo({ from, to }: FromToProps) {
  const { i18n } = useTranslation()
  return (
    <>
      {from} {i18n.dir() === 'rtl' ? '←' : '→'} {to}
    </>
  )
}
