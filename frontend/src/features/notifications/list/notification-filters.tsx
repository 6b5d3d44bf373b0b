import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../../kit/segments'
import { useAddressParams } from '../../../kit/use-address-params'
import styles from './notifications-page.module.css'

export const PAGE_SIZE = 20
const STATES = ['all', 'unread', 'read', 'snoozed']
/** As the server sorts its types into them. */
const KINDS = [
  'approval_requests',
  'decisions',
  'new_records',
  'jobs_failed',
  'jobs_finished',
  'expiries',
  'security',
  'other',
]
const PRIORITIES = ['urgent', 'high', 'normal', 'low']

/** The filters and the page number, kept in the address. */
export function useNotificationFilters() {
  const [search, setSearch] = useAddressParams()
  const state = search.get('state') ?? 'all'
  const priority = search.get('priority')
  const kind = search.get('kind')
  const page = Math.max(1, Number(search.get('page')) || 1)
  const change = (name: string, value: string | null) => {
    setSearch(
      (next) => {
        if (name !== 'page') next.delete('page')
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true }
    )
  }
  const params = {
    _start: (page - 1) * PAGE_SIZE,
    _end: page * PAGE_SIZE,
    ...(state === 'snoozed' ? { isSnoozed: 'true' } : {}),
    ...(state === 'unread' || state === 'read' ? { isRead: String(state === 'read') } : {}),
    ...(priority ? { priority } : {}),
    ...(kind ? { kind } : {}),
  }
  const isFiltered = state !== 'all' || priority !== null || kind !== null
  return { state, priority, kind, page, change, params, isFiltered }
}

type Filters = ReturnType<typeof useNotificationFilters>

export function NotificationFilters({ state, priority, kind, change }: Filters) {
  const { t } = useTranslation()
  return (
    <div className={styles.filters}>
      <Segments
        value={state}
        aria-label={t('notifications.filterState')}
        onChange={(value) => change('state', value === 'all' ? null : value)}
        options={STATES.map((value) => ({ value, label: t(`notifications.states.${value}`) }))}
      />
      <Select
        allowClear
        style={{ minWidth: 220 }}
        value={kind}
        placeholder={t('notifications.kind')}
        aria-label={t('notifications.kind')}
        onChange={(value) => change('kind', value ?? null)}
        options={KINDS.map((value) => ({ value, label: t(`notifications.kinds.${value}.title`) }))}
      />
      <Select
        allowClear
        style={{ minWidth: 160 }}
        value={priority}
        placeholder={t('notifications.priority')}
        aria-label={t('notifications.priority')}
        onChange={(value) => change('priority', value ?? null)}
        options={PRIORITIES.map((value) => ({
          value,
          label: t(`notifications.priorities.${value}`),
        }))}
      />
    </div>
  )
}
