import { Button, Card, Flex, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import type { Answer, Body } from '../../../api/types'
import { deviceOf } from '../../../kit/display/device'
import { toast } from '../../../providers/toast'
import { useAsking } from '../asking/use-asking'
import { isCancelled, PASSKEYS, type Passkey } from './passkey'

interface Values {
  name: string
  currentPassword: string
}
const FIELDS = ['name', 'currentPassword'] as const

/** The browser has its device make a key; the portal gets the public half of it. */
async function makePasskey({ name, currentPassword }: Values): Promise<Passkey> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const begun = await http.post<Answer<'passkeys.begin'>>(`${PASSKEYS}/begin`, { currentPassword })
  const { id, response } = await startRegistration({ optionsJSON: begun.data })
  const body: Body<'passkeys.store'> = {
    ...{ name, credentialId: id, clientData: response.clientDataJSON },
    attestation: response.attestationObject,
    transports: response.transports ?? [],
  }
  return (await http.post<Passkey>(PASSKEYS, body)).data
}

/** Names the device and asks for the password; the browser does the rest. */
export function NewPasskey({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation()
  const { form, isBusy, submit } = useAsking({
    fields: FIELDS,
    send: makePasskey,
    textOf: (error) => (isRefusedHere(error) ? t(refusalOf(error)) : null),
    onDone: () => {
      toast({ title: t('account.passkeys.added'), variant: 'success' })
      onDone()
    },
  })
  return (
    <Card size="small" title={t('account.passkeys.new')} style={{ maxWidth: 480 }}>
      <Form<Values>
        form={form}
        layout="vertical"
        initialValues={{ name: deviceOf(navigator.userAgent).name ?? '' }}
        onFinish={(values) => void submit(values)}
      >
        <Fields />
        <Flex wrap gap="small">
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {t('account.passkeys.make')}
          </Button>
          <Button onClick={onDone}>{t('common.cancel')}</Button>
        </Flex>
      </Form>
    </Card>
  )
}

function Fields() {
  const { t } = useTranslation()
  return (
    <>
      <Form.Item
        name="name"
        label={t('account.passkeys.name')}
        extra={t('account.passkeys.nameHint')}
        rules={[{ required: true }]}
      >
        <Input maxLength={80} />
      </Form.Item>
      <Form.Item
        name="currentPassword"
        label={t('account.password.current')}
        rules={[{ required: true }]}
      >
        <Input.Password autoComplete="current-password" dir="ltr" />
      </Form.Item>
    </>
  )
}

/** What the browser refuses, before the portal is asked. */
const isRefusedHere = (error: unknown): error is Error =>
  isCancelled(error) || (error instanceof Error && error.name === 'InvalidStateError')

const refusalOf = ({ name }: Error) =>
  name === 'InvalidStateError' ? 'account.passkeys.known' : 'auth.passkeyCancelled'
