import { useState } from 'react'
import { DownloadOutlined } from '@ant-design/icons'
import { Alert, Button, Card, Flex, Modal, Tag, Typography } from 'antd'
import { useTranslation } from 'react-i18next'
import { LocalName } from '../../../kit/display/local-name'
import { Whole } from '../../../kit/display/numbers'
import { JobProgress } from '../../../kit/jobs/job-progress'
import { useRequestedJob } from '../../../kit/jobs/use-requested-job'
import { LinkButton } from '../../../kit/link-button'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { RecordTable } from '../../../kit/table/record-table'
import { EraseButton } from './erase-button'
import {
  pathOf,
  PERSONAL_DATA,
  usePersonalData,
  type Kind,
  type PersonalArea,
} from './personal-data'

interface HeldDataProps {
  kind: Kind
  id: number
}

/** What is held of the chosen person, area by area, with why and where to correct it. */
export function HeldData({ kind, id }: HeldDataProps) {
  const { data, error, refetch } = usePersonalData(kind, id)
  if (error) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return (
    <Card
      size="small"
      title={<LocalName name={data.name} nameAr={data.nameAr} />}
      extra={
        <Flex wrap gap="small">
          <EraseButton kind={kind} id={id} />
          <ExportButton kind={kind} id={id} />
        </Flex>
      }
    >
      <Areas areas={data.areas} />
    </Card>
  )
}

function Areas({ areas }: { areas: PersonalArea[] }) {
  const { t } = useTranslation()
  const title = (name: string) => t(`${PERSONAL_DATA}.fields.${name}`)
  const isWithheld = areas.some(({ readable }) => !readable)
  return (
    <>
      {isWithheld ? (
        <Alert
          type="warning"
          showIcon
          message={t(`${PERSONAL_DATA}.withheld_text`)}
          style={{ marginBlockEnd: 12 }}
        />
      ) : null}
      <RecordTable<PersonalArea>
        rowKey="name"
        size="small"
        pagination={false}
        dataSource={areas}
        columns={[
          { title: title('area'), render: (_, area) => <Area area={area} /> },
          { title: title('count'), align: 'end', render: (_, area) => <Count area={area} /> },
          { title: title('basis'), render: (_, { basis }) => t(`${PERSONAL_DATA}.basis.${basis}`) },
          { title: '', render: (_, area) => <Correct area={area} /> },
        ]}
      />
    </>
  )
}

function Area({ area: { name, readable } }: { area: PersonalArea }) {
  const { t } = useTranslation()
  return (
    <>
      {t(`${PERSONAL_DATA}.area.${name}`)}{' '}
      {readable ? null : <Tag color="gold">{t(`${PERSONAL_DATA}.withheld`)}</Tag>}
    </>
  )
}

function Count({ area: { count, more } }: { area: PersonalArea }) {
  const { t } = useTranslation()
  return (
    <>
      {more ? `${t(`${PERSONAL_DATA}.more_than`)} ` : null}
      <Whole value={count} />
    </>
  )
}

function Correct({ area: { correctAt, name } }: { area: PersonalArea }) {
  const { t } = useTranslation()
  if (!correctAt) return null
  return (
    <LinkButton
      size="small"
      to={correctAt}
      aria-label={t(`${PERSONAL_DATA}.correct_one`, { name: t(`${PERSONAL_DATA}.area.${name}`) })}
    >
      {t(`${PERSONAL_DATA}.correct`)}
    </LinkButton>
  )
}

function ExportButton({ kind, id }: HeldDataProps) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const { request, job } = useRequestedJob<object>(`${pathOf(kind, id)}/exports`)
  const start = () => {
    setOpen(true)
    request.mutate({})
  }
  return (
    <>
      <Button
        type="primary"
        icon={<DownloadOutlined />}
        loading={request.isPending}
        onClick={start}
      >
        {t(`${PERSONAL_DATA}.export`)}
      </Button>
      <Modal
        open={isOpen && job !== null}
        title={t(`${PERSONAL_DATA}.export`)}
        footer={null}
        onCancel={() => setOpen(false)}
      >
        <Typography.Paragraph>{t(`${PERSONAL_DATA}.export_text`)}</Typography.Paragraph>
        {job ? <JobProgress job={job} /> : null}
      </Modal>
    </>
  )
}
