import { Card, List, Skeleton, Typography } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../../kit/display/date-text'
import { LocalName } from '../../../kit/display/local-name'
import { Ltr } from '../../../kit/display/ltr'
import { Empty } from '../../../kit/empty'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { MY_POLICIES, myPolicyPath, type MyPolicyRow } from './my-policy'
import { ReadingTag } from './reading-tag'

/** The policies that concern me, those first that I am still to read. */
export default function MyPolicies() {
  const { t } = useTranslation()
  const query = useQuery<MyPolicyRow[]>({ queryKey: ['/api/my-policies'] })
  return (
    <>
      <PageHeader title={t(`${MY_POLICIES}.title`)} />
      {query.error ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : query.data ? (
        <Policies policies={query.data} />
      ) : (
        <Skeleton active title={false} />
      )}
    </>
  )
}

function Policies({ policies }: { policies: MyPolicyRow[] }) {
  const { t } = useTranslation()
  if (!policies.length) return <Empty title={t(`${MY_POLICIES}.none`)} />
  return (
    <Card size="small">
      <List
        dataSource={policies}
        renderItem={(policy) => (
          <List.Item key={policy.id} extra={<ReadingTag policy={policy} />}>
            <div>
              <Link to={myPolicyPath(policy)} style={{ fontWeight: 600 }}>
                <LocalName name={policy.title} nameAr={policy.titleAr} />
              </Link>
              <br />
              <Typography.Text type="secondary">
                <Ltr>{policy.code}</Ltr> · {t(`${MY_POLICIES}.kinds.${policy.kind}`)} ·{' '}
                {t(`${MY_POLICIES}.${policy.isInForce ? 'since' : 'from'}`)}{' '}
                <DateText value={policy.effectiveOn} />
              </Typography.Text>
            </div>
          </List.Item>
        )}
      />
    </Card>
  )
}
