import { Select, Skeleton, Switch } from 'antd'
import { useTranslation } from 'react-i18next'
import { LoadFailure } from '../load-note'
import { useKindPreferences, type KindChoice, type KindPreference } from './use-kind-preferences'
import styles from './kinds.module.css'

interface KindRowProps {
  item: KindPreference
  isBusy: boolean
  onChange: (choice: KindChoice) => void
}

const MAILS = ['now', 'daily', 'never'] as const

function KindRow({ item: { kind, inApp, required, mail }, isBusy, onChange }: KindRowProps) {
  const { t } = useTranslation()
  const label = t(`notifications.kinds.${kind}.title`)
  return (
    <li>
      <div>
        <strong>{label}</strong>
        <span>{t(`notifications.kinds.${kind}.text`)}</span>
        {required && <small>{t('notifications.preferences.required')}</small>}
      </div>
      <MailChoice
        label={label}
        value={mail}
        disabled={!inApp || isBusy}
        onChange={(choice) => onChange({ kind, mail: choice })}
      />
      <Switch
        checked={inApp}
        disabled={required}
        loading={isBusy}
        aria-label={label}
        onChange={(checked) => onChange({ kind, inApp: checked })}
      />
    </li>
  )
}

interface MailChoiceProps {
  label: string
  value: KindPreference['mail']
  /** What does not come is not mailed. */
  disabled: boolean
  onChange: (mail: KindPreference['mail']) => void
}

/** When notifications of a kind are mailed as well. */
function MailChoice({ label, value, disabled, onChange }: MailChoiceProps) {
  const { t } = useTranslation()
  return (
    <Select
      className={styles.mail}
      aria-label={`${t('notifications.preferences.mail')}: ${label}`}
      value={value}
      disabled={disabled}
      onChange={onChange}
      options={MAILS.map((one) => ({
        value: one,
        label: t(`notifications.preferences.mails.${one}`),
      }))}
    />
  )
}

/** Which notifications a person wants to see in the portal, kind by kind. */
export function KindsCard() {
  const { t } = useTranslation()
  const { data, isPending, isError, refetch, change } = useKindPreferences()
  return (
    <section className={styles.card} aria-labelledby="kinds-title">
      <h2 id="kinds-title">{t('notifications.title')}</h2>
      <p>
        {t('notifications.preferences.lead')} {t('notifications.preferences.mailLead')}
      </p>
      {isPending && <Skeleton active title={false} paragraph={{ rows: 12 }} />}
      {isError && <LoadFailure onRetry={() => void refetch()} />}
      {data && (
        <ul>
          {data.map((item) => (
            <KindRow
              key={item.kind}
              item={item}
              isBusy={change.isPending && change.variables.kind === item.kind}
              onChange={(choice) => change.mutate(choice)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
