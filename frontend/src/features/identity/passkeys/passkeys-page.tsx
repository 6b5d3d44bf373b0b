import { useState } from 'react'
import { Alert, Button, Flex, Skeleton } from 'antd'
import { PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { useBranding } from '../../../providers/branding'
import { NewPasskey } from './new-passkey'
import { OwnPasskeys } from './own-passkeys'
import { knowsPasskeys, PASSKEYS, type Passkey } from './passkey'

/** Why no passkey can be made here; null where one can. */
function useObstacle(): string | null {
  const { t } = useTranslation()
  const { passkeys, isKnown } = useBranding()
  if (!isKnown) return null
  if (!passkeys) return t('account.passkeys.noAddress')
  return knowsPasskeys() ? null : t('account.passkeys.noBrowser')
}

/** The user adds keys of their devices that sign in without a password, and removes them. */
export default function PasskeysPage() {
  const { t } = useTranslation()
  const [isMaking, setMaking] = useState(false)
  const { data, error, isPending, refetch } = useQuery<Passkey[]>({
    queryKey: [PASSKEYS],
    staleTime: 0,
  })
  const obstacle = useObstacle()
  const done = () => {
    setMaking(false)
    void refetch()
  }
  return (
    <>
      <PageHeader
        title={t('account.passkeys.title')}
        subtitle={t('account.passkeys.lead')}
        actions={
          data && !isMaking && !obstacle ? (
            <Button type="primary" icon={<PlusOutlined />} onClick={() => setMaking(true)}>
              {t('account.passkeys.new')}
            </Button>
          ) : null
        }
      />
      <Flex vertical gap="large">
        {obstacle ? <Alert type="info" showIcon message={obstacle} /> : null}
        {isPending ? <Skeleton active title={false} /> : null}
        {error ? <LoadFailed error={error} onRetry={() => void refetch()} /> : null}
        {isMaking ? <NewPasskey onDone={done} /> : null}
        {data && (data.length > 0 || !isMaking) ? (
          <OwnPasskeys passkeys={data} onChange={() => void refetch()} />
        ) : null}
      </Flex>
    </>
  )
}
