import { useState } from 'react'
import { Button, Card, Flex, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { http } from '../../../api/http'
import type { Answer } from '../../../api/types'
import { AbilitySelect } from '../../../kit/access/ability-select'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import { ShownOnce } from '../../../kit/shown-once'
import { useAsking } from '../asking/use-asking'
import { TOKENS } from './token'

const DAYS = ['7', '30', '90', '180', '366']
const USUAL_DAYS = '90'

interface Values {
  name: string
  abilities: string[]
  days: string
  currentPassword: string
}
const FIELDS: (keyof Values)[] = ['name', 'abilities', 'days', 'currentPassword']

interface NewTokenProps {
  /** What a token of this user may do at most. */
  abilities: string[]
  onDone: () => void
}

/** Asks what a token is for, and shows it once. */
export function NewToken({ abilities, onDone }: NewTokenProps) {
  const { t } = useTranslation()
  const [token, setToken] = useState<string | null>(null)
  return (
    <Card size="small" title={t('account.apiTokens.new')} style={{ maxWidth: 560 }}>
      {token ? (
        <MadeToken token={token} onDone={onDone} />
      ) : (
        <TokenForm abilities={abilities} onMade={setToken} onCancel={onDone} />
      )}
    </Card>
  )
}

function MadeToken({ token, onDone }: { token: string; onDone: () => void }) {
  const { t } = useTranslation()
  return (
    <ShownOnce
      text={token}
      warning={t('account.apiTokens.once')}
      hint={
        <>
          {t('account.apiTokens.how')}{' '}
          <code dir="ltr" style={{ overflowWrap: 'anywhere' }}>
            Authorization: Bearer binaa_…
          </code>
        </>
      }
      done={t('account.apiTokens.kept')}
      onDone={onDone}
    />
  )
}

interface TokenFormProps {
  abilities: string[]
  onMade: (token: string) => void
  onCancel: () => void
}

function TokenForm({ abilities, onMade, onCancel }: TokenFormProps) {
  const { t } = useTranslation()
  const { form, isBusy, submit } = useAsking({
    fields: FIELDS,
    send: async ({ days, ...wish }: Values) => {
      const body = { ...wish, days: Number(days) }
      return (await http.post<Answer<'own_tokens.store'>>(TOKENS, body)).data
    },
    onDone: ({ token }) => onMade(token),
  })
  return (
    <Form
      form={form}
      layout="vertical"
      initialValues={{ days: USUAL_DAYS }}
      onFinish={(values) => void submit(values)}
    >
      <Form.Item name="name" label={t('account.apiTokens.name')} rules={[{ required: true }]}>
        <Input maxLength={80} placeholder={t('account.apiTokens.nameHint')} />
      </Form.Item>
      <Wishes abilities={abilities} />
      <Form.Item
        name="currentPassword"
        label={t('account.password.current')}
        rules={[{ required: true }]}
      >
        <Input.Password autoComplete="current-password" dir="ltr" />
      </Form.Item>
      <Flex wrap gap="small">
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('account.apiTokens.make')}
        </Button>
        <Button onClick={onCancel}>{t('common.cancel')}</Button>
      </Flex>
    </Form>
  )
}

/** What the token may do, and how long. */
function Wishes({ abilities }: { abilities: string[] }) {
  const { t } = useTranslation()
  const days = DAYS.map((count) => ({
    value: count,
    label: t('account.apiTokens.daysCount', { count: Number(count) }),
  }))
  return (
    <>
      <Form.Item
        name="abilities"
        label={t('account.apiTokens.abilities')}
        extra={t('account.apiTokens.abilitiesHint')}
        rules={[{ required: true }]}
      >
        <AbilitySelect abilities={abilities} />
      </Form.Item>
      <Form.Item name="days" label={t('account.apiTokens.days')} rules={[{ required: true }]}>
        <PlainSelect options={days} />
      </Form.Item>
    </>
  )
}
