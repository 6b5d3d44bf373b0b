import * as Toast from '@radix-ui/react-toast'
import { CloseOutlined } from '@ant-design/icons'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TOAST_DURATION_MS, type ToastItem } from './toast-reducer'
import { playSound, soundOfToast } from './sounds'
import { dismissToast, useToasts } from './toast-store'
import styles from './toast.module.css'

function ToastView({ item }: { item: ToastItem }) {
  const { t } = useTranslation()
  return (
    <Toast.Root
      className={styles.toast}
      data-variant={item.variant ?? 'default'}
      open={item.open}
      duration={item.duration ?? TOAST_DURATION_MS}
      onOpenChange={(open) => {
        if (!open) dismissToast(item.id)
      }}
    >
      <div className={styles.text}>
        {item.title !== undefined && (
          <Toast.Title className={styles.title}>{item.title}</Toast.Title>
        )}
        {item.description !== undefined && (
          <Toast.Description className={styles.description}>{item.description}</Toast.Description>
        )}
      </div>
      {item.action && (
        <Toast.Action asChild altText={item.action.altText}>
          <button type="button" className={styles.action} onClick={item.action.onClick}>
            {item.action.label}
          </button>
        </Toast.Action>
      )}
      <Toast.Close className={styles.close} aria-label={t('common.close')}>
        <CloseOutlined />
      </Toast.Close>
    </Toast.Root>
  )
}

function useToastSound(toasts: ToastItem[]): void {
  const heard = useRef<string | undefined>(undefined)
  const newest = toasts[0]
  useEffect(() => {
    if (newest?.open && newest.id !== heard.current) playSound(soundOfToast(newest.variant))
    heard.current = newest?.id
  }, [newest])
}

/** The toast area: one toast at a time; F8 or Alt+T moves the focus there. */
export function Toaster() {
  const { t } = useTranslation()
  const toasts = useToasts()
  const viewport = useRef<HTMLOListElement>(null)
  useToastSound(toasts)

  useEffect(() => {
    const focusArea = (event: KeyboardEvent) => {
      if (event.altKey && event.code === 'KeyT') viewport.current?.focus()
    }
    document.addEventListener('keydown', focusArea)
    return () => document.removeEventListener('keydown', focusArea)
  }, [])

  return (
    <Toast.Provider
      swipeDirection="right"
      swipeThreshold={50}
      duration={TOAST_DURATION_MS}
      label={t('notifications.toast')}
    >
      {toasts.map((item) => (
        <ToastView key={item.id} item={item} />
      ))}
      <Toast.Viewport
        ref={viewport}
        id="toasts"
        className={`${styles.viewport} no-print`}
        hotkey={['F8']}
        label={t('notifications.toastArea')}
      />
    </Toast.Provider>
  )
}
