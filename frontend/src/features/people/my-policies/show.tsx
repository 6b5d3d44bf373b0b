import { Alert, Button, Flex, Skeleton } from 'antd'
import { CheckOutlined } from '@ant-design/icons'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { nameIn } from '../../../kit/display/name-in'
import { PrintButton } from '../../../kit/jobs/print-button'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { toast } from '../../../providers/toast'
import { PolicyText } from '../policies/policy-text'
import { MY_POLICIES, type MyPolicy } from './my-policy'

/** A policy to be read, and the button that signs that it was. */
export default function MyPolicyPage() {
  const { t, i18n } = useTranslation()
  const path = `/api/my-policies/${useParams().id}`
  const query = useQuery<MyPolicy>({ queryKey: [path] })
  const back = { to: '/hr/my-policies', label: t(`${MY_POLICIES}.title`) }
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  const policy = query.data
  if (!policy) return <Skeleton active title={false} />
  return (
    <>
      <PageHeader
        title={nameIn(i18n.language, policy.title, policy.titleAr) ?? ''}
        back={back}
        actions={<PrintButton url={`${path}/prints`} label={t(`${MY_POLICIES}.print`)} />}
      />
      <Flex vertical gap="middle">
        {policy.isInForce ? null : (
          <Alert
            type="info"
            showIcon
            message={
              <>
                {t(`${MY_POLICIES}.from`)} <DateText value={policy.effectiveOn} />
              </>
            }
          />
        )}
        {policy.changeNote ? <Alert message={policy.changeNote} /> : null}
        <PolicyText said={policy} />
        <Acknowledgement policy={policy} path={path} />
      </Flex>
    </>
  )
}

function Acknowledgement({ policy, path }: { policy: MyPolicy; path: string }) {
  const { t } = useTranslation()
  const sign = useSigning(policy, path)
  if (policy.acknowledgedAt)
    return (
      <Alert
        type="success"
        showIcon
        message={
          <>
            {t(`${MY_POLICIES}.read_at`)} <InstantText value={policy.acknowledgedAt} />
          </>
        }
      />
    )
  return (
    <Button
      type="primary"
      icon={<CheckOutlined />}
      loading={sign.isPending}
      onClick={() => sign.mutate()}
      style={{ alignSelf: 'flex-start' }}
    >
      {t(`${MY_POLICIES}.acknowledge`)}
    </Button>
  )
}

/** Signs the revision that is on screen; where a later one was published, that is shown instead. */
function useSigning({ revision }: MyPolicy, path: string) {
  const { t } = useTranslation()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      const headers = { 'Idempotency-Key': newIdempotencyKey() }
      const { data } = await http.post<MyPolicy>(
        `${path}/acknowledgement`,
        { revision },
        { headers }
      )
      return data
    },
    onSuccess: (signed) => {
      client.setQueryData([path], signed)
      void client.invalidateQueries({ queryKey: ['/api/my-policies'] })
      toast({ variant: 'success', title: t(`${MY_POLICIES}.signed`) })
    },
    onError: (error) => {
      void client.invalidateQueries({ queryKey: [path] })
      toast({
        variant: 'destructive',
        title: t('kit.action_failed'),
        description: messageOf(error, t('kit.try_again')),
      })
    },
  })
}
