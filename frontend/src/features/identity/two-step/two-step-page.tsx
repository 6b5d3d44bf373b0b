import { useState } from 'react'
import { Alert, Button, Card, Flex, Skeleton, Tag } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../api/http-error'
import type { Answer } from '../../../api/types'
import { PageHeader } from '../../../kit/page-header'
import { dateTime } from '../../../providers/dates'
import { toast } from '../../../providers/toast'
import { AskForm } from './ask-form'
import { RecoveryCodes } from './recovery-codes'
import { SetUp } from './set-up'

const TWO_STEP = '/api/auth/two-step'
const FEW_LEFT = 3

type State = Answer<'two_step.show'>

/** The user turns a second step of their sign-in on or off, and renews the codes for its loss. */
export default function TwoStepPage() {
  const { t } = useTranslation()
  const { data, error, isPending, refetch } = useQuery<State>({
    queryKey: [TWO_STEP],
    staleTime: 0,
  })
  return (
    <>
      <PageHeader title={t('account.twoStep.title')} subtitle={t('account.twoStep.lead')} />
      {isPending ? <Skeleton active title={false} /> : null}
      {error ? (
        <Alert
          type="error"
          showIcon
          message={messageOf(error, t('pages.failure.text'))}
          action={<Button onClick={() => void refetch()}>{t('common.retry')}</Button>}
        />
      ) : null}
      {data?.on ? <TurnedOn state={data} onChange={() => void refetch()} /> : null}
      {data && !data.on ? <SetUp onDone={() => void refetch()} /> : null}
    </>
  )
}

function TurnedOn({ state, onChange }: { state: State; onChange: () => void }) {
  const { t } = useTranslation()
  const { since, recoveryCodesLeft } = state
  return (
    <Flex vertical gap="middle" style={{ maxWidth: 560 }}>
      <Flex wrap gap="small" align="center">
        <Tag color="green">{t('account.twoStep.on')}</Tag>
        {since ? t('account.twoStep.since', { when: dateTime(since) }) : null}
      </Flex>
      {recoveryCodesLeft < FEW_LEFT ? (
        <Alert
          type="warning"
          showIcon
          message={t('account.twoStep.codesLeft', { count: recoveryCodesLeft })}
        />
      ) : null}
      <Renewal left={recoveryCodesLeft} onChange={onChange} />
      {state.required ? (
        <Alert type="info" showIcon message={t('account.twoStep.required')} />
      ) : (
        <TurnOff onChange={onChange} />
      )}
    </Flex>
  )
}

function Renewal({ left, onChange }: { left: number; onChange: () => void }) {
  const { t } = useTranslation()
  const [codes, setCodes] = useState<string[] | null>(null)
  const done = () => {
    setCodes(null)
    onChange()
  }
  return (
    <Card size="small" title={t('account.twoStep.codes')}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={done} />
      ) : (
        <>
          <p>{t('account.twoStep.codesLeft', { count: left })}</p>
          <AskForm<Answer<'two_step.recovery_codes'>>
            path={`${TWO_STEP}/recovery-codes`}
            fields={['code']}
            action={t('account.twoStep.renew')}
            onDone={({ recoveryCodes }) => setCodes(recoveryCodes)}
          />
        </>
      )}
    </Card>
  )
}

function TurnOff({ onChange }: { onChange: () => void }) {
  const { t } = useTranslation()
  const done = () => {
    toast({ title: t('account.twoStep.isOff'), variant: 'success' })
    onChange()
  }
  return (
    <Card size="small" title={t('account.twoStep.turnOff')}>
      <AskForm<void>
        path={`${TWO_STEP}/end`}
        fields={['currentPassword', 'code']}
        action={t('account.twoStep.turnOff')}
        isDanger
        onDone={done}
      />
    </Card>
  )
}
