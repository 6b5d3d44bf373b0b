import { Card, Flex, List, Typography } from 'antd'
import { Link, useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { Prose } from '../../../kit/display/prose'
import { Whole } from '../../../kit/display/numbers'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { Details } from '../../../kit/show/details'
import { useRecord } from '../../../kit/show/use-record'
import { DRILLS, DrillState, Duration, LIST, type RestoreDrill } from './restore-drill'

/** One trial restore: of which backup, how long it took, and what was found. */
export default function RestoreDrillShow() {
  const { t } = useTranslation()
  const query = useRecord<RestoreDrill>(DRILLS, useParams().id)
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  const drill = query.data
  if (!drill) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title={drill.folder}
        back={{ to: LIST, label: t(`${DRILLS}.title`) }}
        tags={<DrillState state={drill.state} />}
      />
      <Flex vertical gap="middle">
        <Facts drill={drill} />
        {drill.faults.length ? <Faults drill={drill} /> : null}
      </Flex>
    </>
  )
}

function Facts({ drill }: { drill: RestoreDrill }) {
  const { t } = useTranslation()
  const { backupId, folder, endedAt, createdBy } = drill
  const backup = backupId ? (
    <Link to={`/admin/backups/${backupId}`}>
      <Ltr>{folder}</Ltr>
    </Link>
  ) : null
  return (
    <Details
      resource={DRILLS}
      items={[
        { name: 'folder', value: backup },
        { name: 'source', value: t(`${DRILLS}.source.${drill.source}`) },
        { name: 'startedAt', value: <InstantText value={drill.startedAt} /> },
        { name: 'endedAt', value: endedAt && <InstantText value={endedAt} /> },
        { name: 'seconds', value: <Duration seconds={drill.seconds} /> },
        { name: 'comparedRows', value: <Whole value={drill.comparedRows} /> },
        { name: 'checks', value: drill.checks },
        { name: 'faultCount', value: <Whole value={drill.faultCount} /> },
        { name: 'createdBy', value: <bdi>{createdBy?.name ?? t(`${DRILLS}.by_schedule`)}</bdi> },
      ]}
    />
  )
}

/** What the restore and `portal:verify` found, for the person who mends it on the server. */
function Faults({ drill }: { drill: RestoreDrill }) {
  const { t } = useTranslation()
  return (
    <Card size="small" title={t(`${DRILLS}.faults`)}>
      <Typography.Paragraph type="secondary">{t(`${DRILLS}.faults_text`)}</Typography.Paragraph>
      <List
        size="small"
        dataSource={drill.faults}
        renderItem={(fault) => (
          <List.Item>
            <Prose>{fault}</Prose>
          </List.Item>
        )}
      />
    </Card>
  )
}
