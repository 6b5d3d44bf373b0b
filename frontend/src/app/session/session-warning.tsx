import { useEffect } from 'react'
import { Button, Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { useSessionClock } from './use-session-clock'

/** Spoken every ten seconds, and in the last five. */
function isSpoken(seconds: number): boolean {
  return seconds % 10 === 0 || seconds <= 5
}

/** The countdown in the last 60 seconds of a session, in every tab. */
export function SessionWarning() {
  const { t } = useTranslation()
  const { phase, keepAlive, recheck } = useSessionClock()
  const hasEnded = phase.name === 'ended'

  useEffect(() => {
    // Another tab may have extended the session. If it did not, the refused call opens the dialog.
    if (hasEnded) void recheck()
  }, [hasEnded, recheck])

  if (phase.name !== 'warning') return null
  const { secondsLeft, canExtend } = phase
  const countdown = t(canExtend ? 'session.countdown' : 'session.lastCountdown', {
    count: secondsLeft,
  })
  return (
    <Modal
      open
      closable={false}
      maskClosable={false}
      width={420}
      title={t('session.warningTitle')}
      footer={
        canExtend && (
          <Button type="primary" onClick={keepAlive}>
            {t('session.stay')}
          </Button>
        )
      }
    >
      <p>{countdown}</p>
      <p>{t(canExtend ? 'session.anyKey' : 'session.absolute')}</p>
      <div className="visually-hidden" role="status">
        {isSpoken(secondsLeft) ? countdown : ''}
      </div>
    </Modal>
  )
}
