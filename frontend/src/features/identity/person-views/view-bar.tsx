import { useEffect, useState } from 'react'
import { Button } from 'antd'
import { EyeOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import type { CurrentUser } from '../../../api/types'
import { useNow } from '../../../kit/use-now'
import { wholeNumber } from '../../../providers/dates'
import { notifyTabs } from '../../../providers/tabs'
import { toast } from '../../../providers/toast/toast-store'
import { useDisplayName } from '../avatar/display-name'
import { portal } from './portal'
import styles from './view-bar.module.css'

type Viewing = NonNullable<CurrentUser['viewing']>

const SECOND_MS = 1000

/** `14:05`, in the digits of the viewer. */
function clock(seconds: number): string {
  const pad = (value: number) => (value < 10 ? wholeNumber(0) : '') + wholeNumber(value)
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}

/** On every page while an administrator looks at the portal as someone else: as whom, how long, and the way out. */
export default function ViewBar({ user, viewing }: { user: CurrentUser; viewing: Viewing }) {
  const { t } = useTranslation()
  const name = useDisplayName(user)
  const [isEnding, setEnding] = useState(false)
  const now = useNow(1)
  const seconds = Math.max(0, Math.ceil((Date.parse(viewing.endsAt) - now) / SECOND_MS))
  const leave = () => {
    notifyTabs({ kind: 'signed-in', userId: viewing.by.id })
    portal.open(`/admin/users/${user.id}`)
  }
  useEffect(() => {
    // the portal has ended it by itself
    if (seconds === 0) portal.open('/departments')
  }, [seconds])
  const end = async () => {
    setEnding(true)
    try {
      await http.delete('/api/person-views/current')
      leave()
    } catch (error) {
      setEnding(false)
      toast({
        variant: 'destructive',
        title: t('personView.failed'),
        description: messageOf(error, t('kit.try_again')),
      })
    }
  }
  return (
    <aside className={styles.bar} aria-label={t('personView.label')}>
      <p className={styles.text}>
        <EyeOutlined aria-hidden /> {t('personView.text', { name })}
      </p>
      <span role="timer">{t('personView.left', { time: clock(seconds) })}</span>
      <Button type="primary" loading={isEnding} onClick={() => void end()}>
        {t('personView.end')}
      </Button>
    </aside>
  )
}
