import { LockOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { ConfirmAction } from '../../../kit/confirm-action'
import { useRefresh } from '../../../kit/show/use-record'
import { useAbility } from '../../../providers/access'
import { toast } from '../../../providers/toast'
import { TIMESHEETS } from './timesheet'

/** Locks what is approved of a week, by HR: what is handed on no longer changes. */
export function LockWeek({ weekStart, count }: { weekStart: string; count: number }) {
  const { t } = useTranslation()
  const mayLock = useAbility('employees.manage')
  const refresh = useRefresh(TIMESHEETS)
  const text = (key: string) => t(`${TIMESHEETS}.action.${key}`, { count })
  const lock = async () => {
    try {
      const headers = { 'Idempotency-Key': newIdempotencyKey() }
      await http.post('/api/timesheets/batches', { weekStart }, { headers })
    } catch (error) {
      toast({
        variant: 'destructive',
        title: t('kit.action_failed'),
        description: messageOf(error, t('kit.try_again')),
      })
      throw error
    }
    toast({ variant: 'success', title: text('lock_done') })
    await refresh()
  }
  if (!mayLock) return null
  return (
    <ConfirmAction
      icon={<LockOutlined />}
      label={text('lock')}
      title={text('lock_title')}
      content={text('lock_text')}
      confirmLabel={text('lock')}
      onConfirm={lock}
    />
  )
}
