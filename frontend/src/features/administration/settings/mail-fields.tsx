import { Form, Input, InputNumber } from 'antd'
import { useTranslation } from 'react-i18next'
import { Field, FieldGrid } from '../../../kit/form/field-grid'
import { LatinInput } from '../../../kit/inputs/latin-input'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { SETTINGS, type Settings } from './settings'
import { TestMail } from './test-mail'

export const mailNames = [
  'mailMode',
  'mailHost',
  'mailPort',
  'mailSecurity',
  'mailUser',
  'mailPassword',
  'mailFrom',
  'mailFromName',
  'mailReplyTo',
]

/** How mails leave the portal, or that they don't. */
export function MailFields({ settings }: { settings: Settings }) {
  const { t } = useTranslation()
  const hint = (name: string) => t(`${SETTINGS}.hints.${name}`)
  const choices = (group: string, values: string[]) =>
    values.map((value) => ({ value, label: t(`${SETTINGS}.${group}.${value}`) }))
  const isSmtp = Form.useWatch('mailMode') === 'smtp'
  return (
    <>
      <FieldGrid>
        <Field resource={SETTINGS} name="mailMode" required extra={hint('mailMode')}>
          <PlainSelect options={choices('mail_mode', ['keep', 'smtp'])} />
        </Field>
        <Field resource={SETTINGS} name="mailHost" required={isSmtp}>
          <LatinInput maxLength={253} placeholder="smtp.example.com" />
        </Field>
        <Field resource={SETTINGS} name="mailSecurity" required extra={hint('mailSecurity')}>
          <PlainSelect options={choices('mail_security', ['starttls', 'tls', 'none'])} />
        </Field>
        <Field resource={SETTINGS} name="mailPort" required extra={hint('mailPort')}>
          <InputNumber min={1} max={65_535} precision={0} style={{ inlineSize: '100%' }} />
        </Field>
        <Field resource={SETTINGS} name="mailUser">
          <LatinInput maxLength={254} autoComplete="off" />
        </Field>
        <PasswordField isSet={settings.hasMailPassword} />
        <SenderFields />
      </FieldGrid>
      <TestMail />
    </>
  )
}

/** Never shown; what is entered replaces the one that is kept. */
function PasswordField({ isSet }: { isSet: boolean }) {
  const { t } = useTranslation()
  return (
    <Field
      resource={SETTINGS}
      name="mailPassword"
      extra={t(`${SETTINGS}.hints.${isSet ? 'mailPasswordSet' : 'mailPassword'}`)}
    >
      <Input.Password dir="ltr" autoComplete="new-password" maxLength={200} />
    </Field>
  )
}

function SenderFields() {
  const { t } = useTranslation()
  const hint = (name: string) => t(`${SETTINGS}.hints.${name}`)
  return (
    <>
      <Field
        resource={SETTINGS}
        name="mailFrom"
        rules={[{ type: 'email' }]}
        extra={hint('mailFrom')}
      >
        <LatinInput maxLength={254} type="email" />
      </Field>
      <Field resource={SETTINGS} name="mailFromName" extra={hint('mailFromName')}>
        <Input maxLength={120} dir="auto" />
      </Field>
      <Field
        resource={SETTINGS}
        name="mailReplyTo"
        rules={[{ type: 'email' }]}
        extra={hint('mailReplyTo')}
      >
        <LatinInput maxLength={254} type="email" />
      </Field>
    </>
  )
}
