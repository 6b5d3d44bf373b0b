import { Card, Checkbox, Flex, Tag, Typography, type TableColumnsType } from 'antd'
import { CheckCircleOutlined, ExclamationCircleOutlined } from '@ant-design/icons'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { RecordTable } from '../../../kit/table/record-table'
import { CLOSINGS, type Closing } from './closing'

type Point = Closing['points'][number]

/** What is done and what is open; an automatic point opens what is missing, a manual one is ticked. */
export function Checklist({ closing }: { closing: Closing }) {
  const { t } = useTranslation()
  const action = useRecordAction(CLOSINGS)
  const tick = (point: string, done: boolean) =>
    action.run(closing, { path: 'ticks', body: { point, done } }).catch(() => null)
  const columns: TableColumnsType<Point> = [
    { title: t(`${CLOSINGS}.point_label`), render: (_, point) => <PointName point={point} /> },
    {
      title: t(`${CLOSINGS}.state`),
      render: (_, point) =>
        point.kind === 'manual' ? (
          <ManualState
            point={point}
            isOpen={closing.can.tick}
            onTick={(done) => void tick(point.key, done)}
          />
        ) : (
          <AutomaticState point={point} />
        ),
    },
  ]
  return (
    <Card size="small" styles={{ body: { padding: 0 } }}>
      <RecordTable<Point>
        size="small"
        pagination={false}
        rowKey="key"
        dataSource={closing.points}
        columns={columns}
      />
      <ActionConflict action={action} />
    </Card>
  )
}

function PointName({ point: { key, path, openCount } }: { point: Point }) {
  const { t } = useTranslation()
  const name = t(`${CLOSINGS}.point.${key}`)
  return path && openCount ? <Link to={path}>{name}</Link> : name
}

function AutomaticState({ point: { openCount, isStrict } }: { point: Point }) {
  const { t } = useTranslation()
  if (!openCount)
    return (
      <Tag color="green" icon={<CheckCircleOutlined />}>
        {t(`${CLOSINGS}.done`)}
      </Tag>
    )
  return (
    <Tag color={isStrict ? 'red' : 'orange'} icon={<ExclamationCircleOutlined />}>
      {t(`${CLOSINGS}.open_count`, { count: openCount })}
    </Tag>
  )
}

interface ManualStateProps {
  point: Point
  isOpen: boolean
  onTick: (done: boolean) => void
}

function ManualState({ point, isOpen, onTick }: ManualStateProps) {
  const { t } = useTranslation()
  return (
    <Flex gap="small" align="center">
      <Checkbox
        aria-label={t(`${CLOSINGS}.point.${point.key}`)}
        checked={point.openCount === 0}
        disabled={!isOpen}
        onChange={(event) => onTick(event.target.checked)}
      />
      {point.tickedByName ? (
        <Typography.Text type="secondary">
          <bdi>{point.tickedByName}</bdi>
        </Typography.Text>
      ) : null}
    </Flex>
  )
}
