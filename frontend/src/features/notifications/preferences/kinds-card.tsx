import { Select, Skeleton, Switch } from 'antd'
import { LockOutlined } from '@ant-design/icons'
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

/** One kind, with what becomes of it in each channel. What does not come is neither heard nor mailed. */
function KindRow({ item, isBusy, onChange }: KindRowProps) {
  const { t } = useTranslation()
  const { kind, inApp, required, sound, mail } = item
  const label = t(`notifications.kinds.${kind}.title`)
  const channel = (name: string) => t(`notifications.preferences.${name}`)
  return (
    <tr>
      <KindName item={item} label={label} />
      <td data-channel={channel('inApp')}>
        <Switch
          checked={inApp}
          disabled={required}
          loading={isBusy}
          aria-label={label}
          onChange={(checked) => onChange({ kind, inApp: checked })}
        />
      </td>
      <td data-channel={channel('sound')}>
        <Switch
          checked={sound && inApp}
          disabled={!inApp || isBusy}
          aria-label={`${channel('sound')}: ${label}`}
          onChange={(checked) => onChange({ kind, sound: checked })}
        />
      </td>
      <td data-channel={channel('mail')}>
        <MailChoice
          label={`${channel('mail')}: ${label}`}
          value={mail}
          disabled={!inApp || isBusy}
          onChange={(choice) => onChange({ kind, mail: choice })}
        />
      </td>
    </tr>
  )
}

/** What the kind is, and why it can't be switched off. */
function KindName({ item: { kind, required }, label }: { item: KindPreference; label: string }) {
  const { t } = useTranslation()
  return (
    <th scope="row">
      <strong>{label}</strong>
      <span>{t(`notifications.kinds.${kind}.text`)}</span>
      {required && (
        <small>
          <LockOutlined aria-hidden /> {t(`notifications.preferences.locked.${kind}`)}
        </small>
      )}
    </th>
  )
}

interface MailChoiceProps {
  label: string
  value: KindPreference['mail']
  disabled: boolean
  onChange: (mail: KindPreference['mail']) => void
}

/** When notifications of a kind are mailed as well. */
function MailChoice({ label, value, disabled, onChange }: MailChoiceProps) {
  const { t } = useTranslation()
  return (
    <Select
      className={styles.mail}
      aria-label={label}
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

/** Which notifications reach a person by which channel, kind by kind. */
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
        <table aria-labelledby="kinds-title">
          <thead>
            <tr>
              <th scope="col">{t('notifications.kind')}</th>
              {['inApp', 'sound', 'mail'].map((name) => (
                <th key={name} scope="col">
                  {t(`notifications.preferences.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.map((item) => (
              <KindRow
                key={item.kind}
                item={item}
                isBusy={change.isPending && change.variables.kind === item.kind}
                onChange={(choice) => change.mutate(choice)}
              />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
