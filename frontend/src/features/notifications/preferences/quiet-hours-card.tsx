import { Checkbox, Select, Skeleton, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '../load-note'
import { useQuietHours, type QuietHours } from './use-quiet-hours'
import styles from './kinds.module.css'

const USUAL: QuietHours = { startsAt: '20:00', endsAt: '07:00', daysOff: false }
const TIMES = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0')
  return `${hour}:${half % 2 ? '30' : '00'}`
})

/** When nothing is mailed or heard; what is urgent comes all the same. */
export function QuietHoursCard() {
  const { t } = useTranslation()
  const { data, isPending, isError, refetch, change } = useQuietHours()
  const title = t('notifications.quiet.title')
  const hours = data?.hours ?? null
  return (
    <section className={styles.card} aria-labelledby="quiet-title">
      <h2 id="quiet-title">{title}</h2>
      <p>{t('notifications.quiet.lead')}</p>
      {isPending && <Skeleton active title={false} paragraph={{ rows: 1 }} />}
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.hours}>
          <Switch
            checked={hours !== null}
            loading={change.isPending}
            aria-label={title}
            onChange={(checked) => change.mutate(checked ? USUAL : null)}
          />
          {hours && (
            <Hours
              hours={hours}
              isBusy={change.isPending}
              onChange={(next) => change.mutate(next)}
            />
          )}
        </div>
      )}
    </section>
  )
}

interface HoursProps {
  hours: QuietHours
  isBusy: boolean
  onChange: (hours: QuietHours) => void
}

function Hours({ hours, isBusy, onChange }: HoursProps) {
  const { t } = useTranslation()
  return (
    <>
      {(['startsAt', 'endsAt'] as const).map((name) => (
        <label key={name}>
          {t(`notifications.quiet.${name}`)}
          <Select
            showSearch
            className={styles.time}
            aria-label={t(`notifications.quiet.${name}`)}
            value={hours[name]}
            disabled={isBusy}
            onChange={(value) => onChange({ ...hours, [name]: value })}
            options={TIMES.map((value) => ({ value, label: <bdi dir="ltr">{value}</bdi> }))}
          />
        </label>
      ))}
      <Checkbox
        checked={hours.daysOff}
        disabled={isBusy}
        onChange={({ target }) => onChange({ ...hours, daysOff: target.checked })}
      >
        {t('notifications.quiet.daysOff')}
      </Checkbox>
    </>
  )
}
