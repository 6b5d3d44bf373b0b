import { Skeleton, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '../load-note'
import { useKindPreferences, type KindPreference } from './use-kind-preferences'
import styles from './kinds.module.css'

interface KindRowProps {
  item: KindPreference
  isBusy: boolean
  onChange: (inApp: boolean) => void
}

function KindRow({ item: { kind, inApp, required }, isBusy, onChange }: KindRowProps) {
  const { t } = useTranslation()
  const label = t(`notifications.kinds.${kind}.title`)
  return (
    <li>
      <div>
        <strong>{label}</strong>
        <span>{t(`notifications.kinds.${kind}.text`)}</span>
        {required && <small>{t('notifications.preferences.required')}</small>}
      </div>
      <Switch
        checked={inApp}
        disabled={required}
        loading={isBusy}
        aria-label={label}
        onChange={onChange}
      />
    </li>
  )
}

/** Which notifications a person wants to see in the portal, kind by kind. */
export function KindsCard() {
  const { t } = useTranslation()
  const { data, isPending, isError, refetch, change } = useKindPreferences()
  return (
    <section className={styles.card} aria-labelledby="kinds-title">
      <h2 id="kinds-title">{t('notifications.title')}</h2>
      <p>{t('notifications.preferences.lead')}</p>
      {isPending && <Skeleton active title={false} paragraph={{ rows: 12 }} />}
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {data && (
        <ul>
          {data.map((item) => (
            <KindRow
              key={item.kind}
              item={item}
              isBusy={change.isPending && change.variables.kind === item.kind}
              onChange={(inApp) => change.mutate({ kind: item.kind, inApp })}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
