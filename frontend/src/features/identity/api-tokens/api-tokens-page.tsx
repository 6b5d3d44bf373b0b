import { useState } from 'react'
import { Button, Flex, Skeleton } from 'antd'
import { PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../api/types'
import { ApiReferenceLink } from '../../../kit/api-reference-link'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { NewToken } from './new-token'
import { OwnTokens } from './own-tokens'
import { TOKENS } from './token'

/** The user makes tokens for programs that act for them, and ends them. */
export default function ApiTokensPage() {
  const { t } = useTranslation()
  const [isMaking, setMaking] = useState(false)
  const { data, error, isPending, refetch } = useQuery<Answer<'own_tokens.index'>>({
    queryKey: [TOKENS],
    staleTime: 0,
  })
  const done = () => {
    setMaking(false)
    void refetch()
  }
  return (
    <>
      <PageHeader
        title={t('account.apiTokens.title')}
        subtitle={t('account.apiTokens.lead')}
        actions={
          data && !isMaking ? (
            <>
              <ApiReferenceLink />
              <Button type="primary" icon={<PlusOutlined />} onClick={() => setMaking(true)}>
                {t('account.apiTokens.new')}
              </Button>
            </>
          ) : null
        }
      />
      {isPending ? <Skeleton active title={false} /> : null}
      {error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Flex vertical gap="large">
          {isMaking ? <NewToken abilities={data.abilities} onDone={done} /> : null}
          {isMaking && !data.tokens.length ? null : (
            <OwnTokens tokens={data.tokens} onChange={() => void refetch()} />
          )}
        </Flex>
      ) : null}
    </>
  )
}
