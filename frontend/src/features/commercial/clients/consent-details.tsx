import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { Details } from '../../../kit/show/details'
import { CLIENTS, type Client } from './client'

/** Warns of a withdrawn consent where the contact is read before they are written to. */
export function WithdrawnNotice({ client: { consentWithdrawnOn: day } }: { client: Client }) {
  const { t } = useTranslation()
  const formats = useFormats()
  if (!day) return null
  return (
    <Alert
      type="warning"
      showIcon
      message={t(`${CLIENTS}.withdrawn_title`, { day: formats.day(day) })}
      description={t(`${CLIENTS}.withdrawn_text`)}
      style={{ marginBlockEnd: 12 }}
    />
  )
}

/** Why, from where and with what consent a contact is held. */
export function ConsentDetails({ client }: { client: Client }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const word = (name: 'legalBasis' | 'dataSource' | 'consentHow') => {
    const value = client[name]
    return { name, value: value ? t(`${CLIENTS}.${name}.${value}`) : null }
  }
  const day = (name: 'consentOn' | 'consentWithdrawnOn') => {
    const value = client[name]
    return { name, value: value ? formats.day(value) : null }
  }
  const purposes = (client.purposes ?? []).map((one) => t(`${CLIENTS}.purposes.${one}`))
  return (
    <Details
      resource={CLIENTS}
      title={t(`${CLIENTS}.groups.consent`)}
      items={[
        { name: 'purposes', value: purposes.join(' · ') || null },
        word('legalBasis'),
        word('dataSource'),
        day('consentOn'),
        { name: 'consentBy', value: client.consentBy },
        word('consentHow'),
        day('consentWithdrawnOn'),
        { name: 'consentNote', value: client.consentNote, wide: true },
      ]}
    />
  )
}
